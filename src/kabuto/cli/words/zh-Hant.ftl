# 終端機：玩家讀到的文字，繁體中文。

terminal-help =
    輸入編號、完整文字，或只有一個行動符合的開頭，即可行動。
    若有多個行動符合開頭，會全部列出。
    moves        列出所有行動；後接開頭時，只列出符合者
    board        重新畫出圖板
    undo         收回上一個行動（在不洩漏任何資訊時）
    save FILE    將局面寫入檔案，之後可用 --from FILE 繼續
    quit         離開
terminal-won = 獲勝者：{ $who }
terminal-lost = 無人獲勝
terminal-saved = 已儲存：{ $file }
terminal-not-saved = 無法儲存：{ $file }（{ $problem }）
terminal-box-right = { $file } 沒有錯誤，可以用 --box 開始遊戲。
