# 终端：玩家读到的文字，简体中文。

terminal-help =
    输入编号、完整文字，或只有一个行动符合的开头，即可行动。
    若有多个行动符合开头，会全部列出。
    moves        列出所有行动；后接开头时，只列出符合者
    board        重新画出图板
    undo         收回上一个行动（在不泄露任何信息时）
    save FILE    将局面写入文件，之后可用 --from FILE 继续
    quit         离开
terminal-won = 获胜者：{ $who }
terminal-lost = 无人获胜
terminal-saved = 已保存：{ $file }
terminal-not-saved = 无法保存：{ $file }（{ $problem }）
terminal-box-right = { $file } 没有错误，可以用 --box 开始游戏。
