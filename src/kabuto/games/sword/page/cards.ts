/** What is printed on the cards: numbers, suit, kanji, picture. `cards.test.ts` compares it with the box. */
import type { Drawing } from './pictures'

export type Sort = 'weapon' | 'property' | 'action'
type Suit = 'origami' | 'fuji' | 'torii' | 'koi'

export interface Print {
  sort: Sort
  suit: Suit
  kanji: string
  picture: Drawing
  difficulty?: number
  /** null where they are counted at the table */
  wounds?: number | null
  /** the card says more than its numbers */
  says: boolean
}

const weapon = (
  difficulty: number,
  wounds: number | null,
  suit: Suit,
  kanji: string,
  picture: Drawing,
  says = false,
): Print => ({
  sort: 'weapon',
  suit,
  kanji,
  picture,
  difficulty,
  wounds,
  says,
})
const property = (kanji: string, picture: Drawing): Print => ({
  sort: 'property',
  suit: 'origami',
  kanji,
  picture,
  says: true,
})
const action = (suit: Suit, kanji: string, picture: Drawing): Print => ({
  sort: 'action',
  suit,
  kanji,
  picture,
  says: true,
})

export const PRINTS: Record<string, Print> = {
  bo: weapon(2, 1, 'origami', '棒', 'bo'),
  bokken: weapon(1, 1, 'origami', '木刀', 'bokken'),
  daikyu: weapon(5, 2, 'fuji', '大弓', 'daikyu'),
  kanabo: weapon(3, 2, 'origami', '金棒', 'kanabo'),
  katana: weapon(2, 3, 'fuji', '刀', 'katana'),
  kiseru: weapon(1, 2, 'origami', '煙管', 'kiseru'),
  kusarigama: weapon(2, 2, 'origami', '鎖鎌', 'kusarigama'),
  nagayari: weapon(4, 2, 'fuji', '長槍', 'nagayari'),
  naginata: weapon(4, 1, 'fuji', '薙刀', 'naginata'),
  nodachi: weapon(3, 3, 'fuji', '大太刀', 'nodachi'),
  shuriken: weapon(3, 1, 'origami', '手裏剣', 'shuriken'),
  tanegashima: weapon(5, 1, 'fuji', '種子島', 'tanegashima'),
  wakizashi: weapon(1, 3, 'fuji', '脇差', 'wakizashi'),
  armor: property('鎧', 'armor'),
  bushido: property('武士道', 'bushido'),
  fast_draw: property('居合', 'fast_draw'),
  focus: property('集中', 'focus'),
  battle_cry: action('origami', '鬨', 'battle_cry'),
  breathing: action('torii', '調息', 'breathing'),
  daimyo: action('origami', '大名', 'daimyo'),
  diversion: action('koi', '陽動', 'diversion'),
  geisha: action('koi', '芸者', 'geisha'),
  jujutsu: action('fuji', '柔術', 'jujutsu'),
  parry: action('torii', '受', 'parry'),
  tea_ceremony: action('torii', '茶会', 'tea_ceremony'),
  chigiriki: weapon(2, 2, 'origami', '契木', 'chigiriki', true),
  jitte: weapon(1, 2, 'torii', '十手', 'jitte', true),
  kozuka: weapon(1, 1, 'origami', '小柄', 'kozuka', true),
  kusanagi: weapon(3, null, 'fuji', '草薙', 'kusanagi', true),
  makibishi: weapon(1, 1, 'origami', '撒菱', 'makibishi', true),
  manriki_gusari: weapon(3, 1, 'origami', '万力鎖', 'manriki_gusari', true),
  shigehto_yumi: weapon(9, 1, 'fuji', '重藤弓', 'shigehto_yumi', true),
  tanto: weapon(1, 1, 'fuji', '短刀', 'tanto', true),
  tessen: weapon(2, 1, 'torii', '鉄扇', 'tessen', true),
  zen: weapon(9, null, 'fuji', '禅', 'zen', true),
  attendant: property('従者', 'attendant'),
  peasant: property('農民', 'peasant'),
  bleeding_wound: property('流血', 'bleeding_wound'),
  kote: property('籠手', 'kote'),
  curse: property('呪', 'curse'),
  simultaneous_attack: action('origami', '相打', 'simultaneous_attack'),
  counterattack: action('torii', '反撃', 'counterattack'),
  imitation: action('origami', '模倣', 'imitation'),
  intuition: action('koi', '直感', 'intuition'),
}

const BLANK: Print = { sort: 'action', suit: 'origami', kanji: '札', picture: 'draw', says: false }
export const printOf = (card: string): Print => PRINTS[card] ?? BLANK

export const PEOPLE: Record<string, string> = {
  benkei: '弁慶',
  chiyome: '千代女',
  ginchiyo: '誾千代',
  goemon: '五右衛門',
  hanzo: '半蔵',
  hideyoshi: '秀吉',
  ieyasu: '家康',
  kojiro: '小次郎',
  musashi: '武蔵',
  nobunaga: '信長',
  tomoe: '巴',
  ushiwaka: '牛若',
  rikyu: '利休',
  bokuden: '卜伝',
  lady_chacha: '茶々',
  gracia: '伽羅奢',
  kanbei: '官兵衛',
  kenshin: '謙信',
  masamune: '政宗',
  motonari: '元就',
  okuni: '阿国',
  shima: '島',
  shingen: '信玄',
  yoshihiro: '義弘',
  yukimura: '幸村',
}

/** The seal of a role, by its rank. */
export const RANKS: Record<string, { kanji: string; picture: Drawing }> = {
  shogun: { kanji: '将軍', picture: 'helmet' },
  samurai: { kanji: '侍', picture: 'slash' },
  ninja: { kanji: '忍', picture: 'ninja' },
  ronin: { kanji: '浪人', picture: 'attendant' },
}

/** `ninja2` is a Ninja with two stars. */
export const rankOf = (role: string): string => role.replace(/\d$/, '')
export const starsOf = (role: string): number => Number(/\d$/.exec(role)?.[0] ?? 0)
