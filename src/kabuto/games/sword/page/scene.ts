/** The last deed at the table, put together from what was told: who did what to whom, and what came of it. */
import type { LogEntry } from '$client/room'

export interface Mark {
  sort: 'stopped' | 'untouched' | 'lost' | 'fell'
  count?: number
  card?: string
}
interface Struck {
  seat: string
  marks: Mark[]
}
export interface Scene {
  number: number
  by: string
  card: string
  /** a Property that was chosen */
  property?: string
  target?: string
  struck: Struck[]
  /** the suits that were turned up meanwhile */
  revealed: string[]
  /** what else happened since */
  after: LogEntry[]
}

const DEEDS = new Set(['attacked', 'played', 'played-on', 'played-at', 'laid'])
const TOLD_BY_MARKS = new Set([
  'answered',
  'sacrificed',
  'evaded',
  'shielded',
  'wounded',
  'defeated',
  'revealed',
  'not-stopped',
])
const QUIET = new Set(['drew', 'drew-hidden', 'ended-play'])

const text = (value: unknown): string => (typeof value === 'string' ? value : '-')

/** What is remembered of the log: the page hands over only what is new since my last move. After a gap all is new. */
export function remember(known: LogEntry[], fresh: readonly LogEntry[]): LogEntry[] {
  const first = fresh[0]
  const newest = known.at(-1)
  if (!first) return known
  if (newest && first.number > newest.number + 1) return [...fresh].slice(-KEPT)
  return [...known.filter((entry) => entry.number < first.number), ...fresh].slice(-KEPT)
}
const KEPT = 120

/** The card being played, for those who come in the middle of a deed. */
export interface Playing {
  card: string
  by: string
  target: string
}

export function readScene(entries: readonly LogEntry[], playing?: Playing): Scene | null {
  const at = entries.findLastIndex((entry) => DEEDS.has(entry.key))
  const deed = entries[at]
  if (!deed) return guessScene(entries, playing)
  const scene: Scene = {
    number: deed.number,
    by: text(deed.args.seat),
    card: text(deed.args.card),
    struck: [],
    revealed: [],
    after: [],
  }
  if (deed.args.property) scene.property = text(deed.args.property)
  if (deed.args.target) {
    scene.target = text(deed.args.target)
    find(scene, scene.target)
  }
  for (const entry of entries.slice(at + 1)) note(scene, entry)
  return scene
}

/** What can be said where the deed itself is not remembered. */
function guessScene(entries: readonly LogEntry[], playing?: Playing): Scene | null {
  const wounded = entries.find((entry) => entry.key === 'wounded')
  const isPlaying = playing !== undefined && playing.card !== '-'
  if (!wounded && !isPlaying) return null
  const scene: Scene = {
    number: entries[0]?.number ?? 0,
    by: isPlaying ? playing.by : text(wounded?.args.by),
    card: isPlaying ? playing.card : '-',
    struck: [],
    revealed: [],
    after: [],
  }
  const target = isPlaying ? playing.target : text(wounded?.args.seat)
  if (target !== '-') {
    scene.target = target
    find(scene, target)
  }
  for (const entry of entries) note(scene, entry)
  return scene
}

function note(scene: Scene, entry: LogEntry): void {
  const { key, args } = entry
  const mark = markOf(entry)
  if (mark) find(scene, text(args.seat)).marks.push(mark)
  else if (key === 'not-stopped') find(scene, text(args.seat))
  if (key === 'revealed') scene.revealed.push(text(args.card))
  if (!TOLD_BY_MARKS.has(key) && !QUIET.has(key)) scene.after.push(entry)
}

function markOf({ key, args }: LogEntry): Mark | null {
  switch (key) {
    case 'answered':
    case 'evaded':
      return { sort: 'stopped', card: text(args.card) }
    case 'sacrificed':
      return { sort: 'stopped', card: text(args.property) }
    case 'shielded':
      return { sort: 'untouched' }
    case 'wounded':
      return { sort: 'lost', count: Number(args.count) }
    case 'defeated':
      return { sort: 'fell' }
    default:
      return null
  }
}

function find(scene: Scene, seat: string): Struck {
  const known = scene.struck.find((one) => one.seat === seat)
  if (known) return known
  const struck: Struck = { seat, marks: [] }
  scene.struck.push(struck)
  return struck
}
