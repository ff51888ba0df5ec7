/** The raider cards and the samurai boards, read from the same tables as the rules. */
import cardTable from '../data/cards.toml?raw'
import samuraiTable from '../data/samurai.toml?raw'

export interface RaiderCard {
  id: string
  rank: string
  value: number
  /** Empty where it shows none. */
  symbol: string
  penalties: string[]
  flames: boolean
  reconstructed: boolean
}

export interface SamuraiBoard {
  id: string
  kanji: string
  human: number
  animal: number
}

type Row = Record<string, string>
const LINE = /^(\w+) = (.*)$/gm

function rowsOf(table: string, header: RegExp): Row[] {
  const tables = table.split(/^(?=\[)/m).filter((part) => header.test(part))
  return tables.map((part) =>
    Object.fromEntries([...part.matchAll(LINE)].map(([, name = '', value = '']) => [name, value])),
  )
}

const text = (row: Row, name: string): string => (row[name] ?? '').replaceAll('"', '')

function readCard(row: Row): RaiderCard {
  const symbol = text(row, 'symbol')
  return {
    id: text(row, 'id'),
    rank: text(row, 'kind'),
    value: Number(row.value),
    symbol: symbol === 'none' ? '' : symbol,
    penalties: [...(row.penalties ?? '').matchAll(/"(\w+)"/g)].map(([, penalty]) => penalty ?? ''),
    flames: row.flames === 'true',
    reconstructed: text(row, 'source') === 'reconstructed',
  }
}

const readBoard = (row: Row): SamuraiBoard => ({
  id: text(row, 'id'),
  kanji: text(row, 'name_kanji'),
  human: Number(row.kiai_human),
  animal: Number(row.kiai_animal),
})

const CARDS = new Map(
  rowsOf(cardTable, /^\[\[(promo_)?card\]\]/).map((row) => [text(row, 'id'), readCard(row)]),
)
const BOARDS = new Map(
  rowsOf(samuraiTable, /^\[\[samurai\]\]/).map((row) => [text(row, 'id'), readBoard(row)]),
)

export const SYMBOLS = ['hat', 'farm', 'doll'] as const

/** Undefined for `-`, a card that nobody knows. */
export const cardOf = (label: string): RaiderCard | undefined => CARDS.get(label)
export const boardOf = (label: string): SamuraiBoard | undefined => BOARDS.get(label)

/** By value, then as in the box. */
export const sorted = (labels: string[]): string[] =>
  labels.toSorted((a, b) => (cardOf(a)?.value ?? 0) - (cardOf(b)?.value ?? 0) || a.localeCompare(b))
