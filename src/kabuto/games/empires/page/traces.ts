/** What the last events say to the map: where something happened, and which way units went. */
import type { LogEntry, SeatLabel } from '$client/room'

export interface Trace {
  key: string
  seat: SeatLabel
  from: string
  to: string
}
export interface Marks {
  /** Something came here, or happened here. */
  put: Set<string>
  /** Something went away from here. */
  left: Set<string>
  ways: Trace[]
}

const PUT: Record<string, string> = {
  recruited: 'province',
  built: 'province',
  moved: 'to_province',
  shipped: 'to_province',
  drove: 'to_province',
  descended: 'province',
  retreated: 'province',
}
const LEFT: Record<string, string> = {
  moved: 'province',
  shipped: 'province',
  drove: 'province',
  explored: 'province',
  removed: 'province',
  cleared: 'province',
}
/** Older events would only clutter the map. */
const AT_MOST = { marks: 6, ways: 4 }

export function marksOf(last: LogEntry[]): Marks {
  const recent = last.filter(({ key }) => PUT[key] || LEFT[key]).slice(-AT_MOST.marks)
  const collect = (where: Record<string, string>) =>
    new Set(recent.flatMap(({ key, args }) => (where[key] ? [String(args[where[key]])] : [])))
  const moving = recent.filter(({ args }) => args.province && args.to_province).slice(-AT_MOST.ways)
  return {
    put: collect(PUT),
    left: collect(LEFT),
    ways: moving.map(({ number, args }) => ({
      key: String(number),
      seat: String(args.other ?? args.seat),
      from: String(args.province),
      to: String(args.to_province),
    })),
  }
}

/** The piece or panel from which the units of a seat in a province have come. */
export function comesFrom(last: LogEntry[], seat: SeatLabel, province: string): string {
  const entry = last.findLast(
    ({ args }) => args.to_province === province && (args.other ?? args.seat) === seat,
  )
  return entry ? `units ${seat} ${String(entry.args.province)}` : `panel ${seat}`
}
