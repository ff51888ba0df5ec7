/** The page says what the terminal says: one table of cases, which Python's tests read too. */
import { parse } from 'smol-toml'
import { expect, test } from 'vitest'
import table from '../../tests/vectors/words.toml?raw'
import { LANGUAGES, type Language } from '../src/prefs.svelte'
import { parseMove } from '../src/room'
import type { Args, GameInfo, SeatInfo } from '../src/types'
import { Words } from '../src/words.svelte'

type Case = Record<Language | 'name', string> & {
  vocabulary?: string
  label?: [parameter: string, label: string]
  move?: string
  event?: string
  reason?: string
  refusal?: string
  args?: Args
}
interface Table {
  names: string[]
  kinds: Record<string, string[]>
  parameters: Record<string, string>
  board: unknown
  verbs: Record<string, string[]>
  words: Record<Language, string>
  case: Case[]
}

const TABLE = parse(table) as unknown as Table
const TAGS = Object.keys(LANGUAGES) as Language[]
const CASES = TABLE.case.flatMap((one) => TAGS.map((language) => ({ ...one, language })))

const GAME = {
  name: 'toy',
  verbs: TABLE.verbs,
  kinds: Object.fromEntries(
    Object.entries(TABLE.parameters).map(([name, kind]) => [name, TABLE.kinds[kind] ?? []]),
  ),
  kind_names: TABLE.parameters,
} as unknown as GameInfo

const fold = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, '')

function speak(language: Language, vocabulary?: string): Words {
  const words = new Words()
  words.read(language, [TABLE.words[language]], GAME)
  words.seats = TABLE.names.map((name, i) => ({
    seat: String.fromCharCode(65 + i),
    by: 'person',
    name,
  })) as SeatInfo[]
  words.hear(TABLE.board)
  words.dress({ vocabulary })
  return words
}

function say(words: Words, { label, move, event, reason, refusal, args = {} }: Case): string {
  if (label) return words.label(...label)
  if (move) return words.move(parseMove(move, TABLE.verbs))
  if (event) return words.event('log', event, args)
  if (reason) return words.event('reason', reason, args)
  return words.refusal(refusal ?? '', args)
}

test.each(CASES)('$language: $name', ({ language, ...one }) => {
  expect(fold(say(speak(language, one.vocabulary), one))).toBe(fold(one[language]))
})

test.each(CASES.filter(({ event }) => event))(
  '$language, as a line of the log: $name',
  ({ language, event = '', args = {}, ...one }) => {
    const pieces = speak(language).pieces(event, args)
    expect(fold(pieces.map(({ text }) => text).join(''))).toBe(fold(one[language]))
  },
)
