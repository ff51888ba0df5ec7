/** Any View as facts in words, for games that bring no board of their own. */
import type { GameInfo, SeatInfo } from './types'
import type { Words } from './words.svelte'

export interface Fact {
  name: string
  /** What it is; null where it is made of `parts`. */
  text: string | null
  parts: Fact[]
}

interface Sight {
  game: GameInfo
  seats: SeatInfo[]
  words: Words
}

export const factsOf = (view: unknown, sight: Sight): Fact[] =>
  isStruct(view) ? Object.entries(view).map(([field, value]) => factOf(field, value, sight)) : []

function factOf(field: string, value: unknown, sight: Sight): Fact {
  const name = sight.words.name('view', field)
  if (isStruct(value)) return { name, text: null, parts: factsOf(value, sight) }
  if (!Array.isArray(value)) return { name, text: say(field, value, sight), parts: [] }
  const names = namesOf(value, sight)
  if (!names)
    return { name, text: value.map((one) => say(field, one, sight)).join(' · '), parts: [] }
  const parts = value.map((one, i) => ({ ...factOf(field, one, sight), name: names[i] ?? '' }))
  return { name, text: null, parts }
}

/** What the places of a list are called; null where it is read in one line. */
function namesOf(list: unknown[], { seats, words }: Sight): string[] | null {
  const isBySeat = list.length === seats.length && !list.some((one) => typeof one === 'string')
  if (isBySeat) return seats.map(({ seat }) => words.seat(seat))
  return list.some((one) => typeof one === 'object' && one !== null)
    ? list.map((_, i) => words.number(i + 1))
    : null
}

function say(field: string, value: unknown, { game, words }: Sight): string {
  if (typeof value === 'string') return words.label(kindOf(field, value, game), value)
  if (typeof value === 'boolean') return words.say(value ? 'option-yes' : 'option-no')
  return words.value(field, value)
}

/** The kind of a label: that of its field, else the only kind that has it. */
function kindOf(field: string, label: string, { kinds, kind_names }: GameInfo): string {
  if (kinds[field]?.includes(label)) return field
  const having = Object.keys(kinds).filter((parameter) => kinds[parameter]?.includes(label))
  const names = new Set(having.map((parameter) => kind_names[parameter] ?? parameter))
  return names.size === 1 ? (having[0] ?? field) : field
}

const isStruct = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
