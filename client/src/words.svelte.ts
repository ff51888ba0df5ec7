/** Words: the house's and one room's, in the language that is set, changed without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { api } from './api'
import { LANGUAGES, prefs, type Language } from './prefs.svelte'
import type { Args, GameInfo, Move, SeatInfo, SeatLabel } from './types'

type Loader = () => Promise<string>
const HOUSE = import.meta.glob<string>('../../src/kabuto/words/*.ftl', {
  query: '?raw',
  import: 'default',
})
const ROOMS = import.meta.glob<string>('../../src/kabuto/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
})

const ISOLATION = /[\u2068\u2069]/g
const NOT_IN_IDS = /[^A-Za-z0-9_-]/g
const NOTHING = '-'
const NONE = '–'

type Variables = Record<string, FluentVariable>

/** Private marks around the things in a sentence. */
const [START, END, BREAK] = ['\uE000', '\uE001', '\uE002']

interface Thing {
  parameter: string
  label: string
}
export interface Piece {
  text: string
  thing?: Thing
}

/** A mark holds the number of its thing, since a sentence may name them in any order. */
function cut(text: string, things: Thing[]): Piece[] {
  return text.split(START).flatMap((part, i): Piece[] => {
    if (!i) return [{ text: part }]
    const [word = '', rest = ''] = part.split(END)
    const thing = things[Number(word.split(BREAK)[0])]
    const named: Piece = { text: word.split(BREAK)[1] ?? word }
    return [thing ? { ...named, thing } : named, { text: rest }]
  })
}

/** A game of another package was not there when the page was built: the server has its words. */
function loaderOf(language: Language, game: string | null): Loader | undefined {
  const end = `words/${language}.ftl`
  if (!game) return HOUSE[`../../src/kabuto/${end}`]
  return ROOMS[`../../src/kabuto/games/${game}/${end}`] ?? (() => api.words(game, language))
}

/** A thing of a host's own box, with its name in each language. */
interface Named {
  kind: string
  label: string
  en: string
  zh_hant: string
  zh_hans: string
  fa: string
}
const NAME_IN = { en: 'en', 'zh-Hant': 'zh_hant', 'zh-Hans': 'zh_hans', fa: 'fa' } as const

/** A message of the room; its arguments are numbers, labels, phrases, and lists of those. */
interface Phrase {
  key: string
  args: Args
}
/** A thing that is called by what it is, or by what lies around it. */
interface Called extends Phrase {
  kind: string
  label: string
}
/** What a room's board may say about words. */
interface Wording {
  /** Numbers and labels for every sentence. */
  facts?: Variables
  named?: Named[]
  called?: Called[]
}

const keyOf = (kind: string, label: string): string => `${kind}-${label.replace(NOT_IN_IDS, '_')}`

type ByKey<T> = Partial<Record<string, T>>
const byKey = <T extends { kind: string; label: string }>(things: T[] = []): ByKey<T> =>
  Object.fromEntries(things.map((one) => [keyOf(one.kind, one.label), one]))

const [ISOLATE = '', END_ISOLATE = ''] = [0x2068, 0x2069].map((code) => String.fromCharCode(code))
/** A name that somebody gave: it may run in another direction than what stands around it. */
const isolate = (name: string): string => `${ISOLATE}${name}${END_ISOLATE}`

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'key' in value

export class Words {
  language: Language = $state('en')
  seats: SeatInfo[] = $state.raw([])
  /** What lies on the table, for rooms that call a seat by what it plays: `seat-known`. */
  view: unknown = $state.raw(null)
  /** Other words for the same things, `KIND-LABEL-VARIANT`: the option `vocabulary` of a table. */
  variant: string | null = $state(null)
  #game: GameInfo | null = $state.raw(null)
  #bundle: FluentBundle | null = $state.raw(null)
  #board: Wording = $state.raw({})
  readonly #named = $derived(byKey(this.#board.named))
  readonly #called = $derived(byKey(this.#board.called))
  readonly #numbers = $derived(new Intl.NumberFormat(this.language))
  readonly #lists = $derived(new Intl.ListFormat(this.language, { type: 'conjunction' }))

  /** Reads the words of a language, and of a game's room; nothing changes on the page until they are there. */
  async load(language: Language, game: GameInfo | null = null): Promise<void> {
    const loaders = [loaderOf(language, null), game ? loaderOf(language, game.name) : undefined]
    const found = loaders.filter((load) => load !== undefined)
    this.read(language, await Promise.all(found.map((load) => load())), game)
  }

  read(language: Language, texts: string[], game: GameInfo | null = null): void {
    const bundle = new FluentBundle(language)
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true })
    this.#bundle = bundle
    this.#game = game
    this.language = language
  }

  /** Takes from the board of a game its facts, and what its things are called there. */
  hear(board: unknown): void {
    this.#board = board ?? {}
  }

  get isReady(): boolean {
    return this.#bundle !== null
  }

  has(id: string): boolean {
    return id in this.#named || id in this.#called || (this.#bundle?.hasMessage(id) ?? false)
  }

  /** A whole sentence. Arguments are isolated for direction. A missing sentence is spelt out. */
  say(id: string, args: Variables = {}): string {
    const [named, called] = [this.#named[id], this.#called[id]]
    if (named) return isolate(named[NAME_IN[this.language]])
    if (called) return this.phrase(called)
    const other = `${id}-${this.variant ?? ''}`
    const pattern = this.#bundle?.getMessage(this.has(other) ? other : id)?.value
    if (!this.#bundle || !pattern) return spellOut(id, args)
    return this.#bundle.formatPattern(pattern, { ...this.#board.facts, ...args }, [])
  }

  phrase({ key, args }: Phrase): string {
    return this.say(key, this.variables(args))
  }

  /** The same without isolation marks, for the title of the window. */
  plain(id: string, args: Variables = {}): string {
    return this.say(id, args).replace(ISOLATION, '')
  }

  number(value: number): string {
    return this.#numbers.format(value)
  }

  list(items: string[]): string {
    return this.#lists.format(items)
  }

  /** The word for a label of a parameter or kind; without one the label stands for itself. */
  label(parameter: string, label: string): string {
    if (label === NOTHING) return NONE
    if (this.isSeat(parameter)) return this.seat(label)
    const kind = this.#game?.kind_names[parameter] ?? parameter
    const id = keyOf(kind, label)
    return this.has(id) ? this.say(id) : label
  }

  /** What a field, an option or a preset is called: `view-points`; without a word its name stands for itself. */
  name(sort: 'view' | 'option' | 'preset', name: string): string {
    const id = `${sort}-${name}`
    return this.has(id) ? this.say(id) : readable(name)
  }

  /** Takes the words that a table's options ask for. */
  dress({ vocabulary }: Record<string, unknown>): void {
    this.variant = typeof vocabulary === 'string' ? vocabulary : null
  }

  seat(label: SeatLabel): string {
    const seat = this.seats.find((other) => other.seat === label)
    return this.role(label) ?? (seat ? this.seatName(seat) : label)
  }

  /** What a seat plays, where the room calls it so: `seat-known` with the View's labels by seat. */
  role(label: SeatLabel): string | null {
    const at = this.seats.findIndex((seat) => seat.seat === label)
    if (at < 0 || !this.view || !this.has('seat-known')) return null
    const mine = Object.entries(this.view).flatMap(([name, list]: [string, unknown]) =>
      this.#isBySeat(name, list) ? [[name, list[at]] as const] : [],
    )
    if (!mine.some(([, value]) => value !== NOTHING)) return null
    return this.say('seat-known', this.variables(Object.fromEntries(mine)))
  }

  #isBySeat(name: string, list: unknown): list is unknown[] {
    return Array.isArray(list) && list.length === this.seats.length && this.isKind(name)
  }

  seatName({ seat, by, name }: Pick<SeatInfo, 'seat' | 'by' | 'name'>): string {
    if (by === 'open') return this.say('seat-open')
    if (by === 'bot') return this.say('bot-name', { seat })
    return name || this.say('person-name', { seat })
  }

  /** How well a bot plays. */
  level(bot: string): string {
    return this.has(`bot-${bot}`) ? this.say(`bot-${bot}`) : bot
  }

  get title(): string {
    return this.has('game-title') ? this.say('game-title') : readable(this.#game?.name ?? '')
  }

  isSeat(parameter: string): boolean {
    const kind = this.#game?.kind_names[parameter] ?? parameter
    return kind === 'seat' || kind === 'seats'
  }

  isKind(parameter: string): boolean {
    return this.#game?.kinds[parameter] !== undefined || this.isSeat(parameter)
  }

  move(move: Move): string {
    const id = `move-${move.verb}`
    return this.has(id) ? this.say(id, this.variables(move.args)) : move.text
  }

  /** What happened or why: `log-placed`, `reason-lead`. */
  event(prefix: 'log' | 'reason', key: string, args: Args): string {
    const id = `${prefix}-${key}`
    return this.has(id) ? this.say(id, this.variables(args)) : this.spellOut(key, args)
  }

  /** For want of a sentence, as the terminal does. */
  spellOut(key: string, args: Args): string {
    const names = Object.entries(args).map(([name, value]) => [name, this.value(name, value)])
    return spellOut(key, Object.fromEntries(names) as Variables)
  }

  /** An event cut into pieces, so that the things it names can be pointed at. */
  pieces(key: string, args: Args): Piece[] {
    const id = `log-${key}`
    if (!this.has(id)) return [{ text: this.spellOut(key, args) }]
    const things: Thing[] = []
    const marked: Args = {}
    const variables = this.variables(args)
    for (const [name, value] of Object.entries(args)) {
      if (this.isKind(name)) marked[name] = this.#mark(name, value, things)
    }
    for (const [name, value] of Object.entries(marked)) variables[name] = value as string
    return cut(this.say(id, variables), things)
  }

  #mark(name: string, value: unknown, things: Thing[]): string {
    const one = (label: unknown): string => {
      if (typeof label !== 'string' || label === NOTHING) return this.value(name, label)
      things.push({ parameter: name, label })
      return `${START}${things.length - 1}${BREAK}${this.label(name, label)}${END}`
    }
    if (!Array.isArray(value)) return one(value)
    return value.length ? this.list(value.map(one)) : NONE
  }

  refusal(key: string, args: Args): string {
    return this.has(key) ? this.say(key, this.variables(args)) : this.spellOut(key, args)
  }

  /** Arguments as words: labels as their words with the label itself as `x_id`, lists joined. */
  variables(args: Args): Variables {
    const found: Variables = {}
    for (const [name, value] of Object.entries(args)) {
      found[name] = typeof value === 'number' ? value : this.value(name, value)
      if (typeof value === 'string') found[`${name}_id`] = value
      if (Array.isArray(value)) found[`${name}_count`] = value.length
    }
    return found
  }

  /** Anything that is told, in words. */
  value(name: string, value: unknown): string {
    if (Array.isArray(value))
      return value.length ? this.list(value.map((item) => this.value(name, item))) : NONE
    if (typeof value === 'number') return this.number(value)
    if (typeof value === 'string') return this.label(name, value)
    if (isPhrase(value)) return this.phrase(value)
    return typeof value === 'boolean' ? String(value) : NONE
  }
}

/** What stands for a sentence that nobody has written yet. */
function spellOut(key: string, args: Variables): string {
  const facts = Object.entries(args).map(([name, value]) => `${name}: ${String(value)}`)
  return key.replaceAll('-', ' ') + (facts.length ? ` (${facts.join(', ')})` : '')
}

const readable = (name: string): string => name.replaceAll(/[_-]/g, ' ')

/** The words of the house, for every page. */
export const house = new Words()

/** Loads what the set language needs and tells the document; `again` are the words of a room on the page. */
export async function speak(words: Words[] = [house], game: GameInfo | null = null): Promise<void> {
  const language = prefs.language
  await Promise.all(words.map((one) => one.load(language, one === house ? null : game)))
  document.documentElement.lang = language
  document.documentElement.dir = LANGUAGES[language].direction
}
