/** What the last events say to the map: where something happened, and where new pieces come from. */
import type { LogEntry, SeatLabel } from '$client/room'

export interface Marks {
  /** Something was put here. */
  put: Set<string>
  /** Figures went away from here. */
  left: Set<string>
}

const PUT: Record<string, string[]> = {
  placed: ['hex'],
  relayed: ['hex', 'to_hex'],
  swapped: ['settlement', 'other_settlement'],
  drafted: ['settlement'],
}
const LEFT: Record<string, string[]> = { captured: ['settlement'], aside: ['settlement'] }

export function marksOf(last: LogEntry[]): Marks {
  const collect = (where: Record<string, string[]>) =>
    new Set(
      last.flatMap((entry) => (where[entry.key] ?? []).map((name) => String(entry.args[name]))),
    )
  return { put: collect(PUT), left: collect(LEFT) }
}

/** The piece or panel from which a token on a hex has come. */
export function originOfToken(
  last: LogEntry[],
  hex: string,
  me: SeatLabel | null,
): string | undefined {
  const entry = last.findLast(({ args }) => (args.to_hex ?? args.hex) === hex)
  if (entry?.key === 'relayed') return `tile ${String(entry.args.hex)}`
  if (entry?.key !== 'placed') return undefined
  const seat = String(entry.args.seat)
  return seat === me ? `hand ${String(entry.args.token)}` : `panel ${seat}`
}

/** The same for a figure in a settlement. */
export function originOfFigure(
  last: LogEntry[],
  settlement: string,
  kind: string,
  me: SeatLabel | null,
): string | undefined {
  const entry = last.findLast(
    ({ key, args }) =>
      (key === 'swapped' || key === 'drafted') &&
      (args.settlement === settlement || args.other_settlement === settlement),
  )
  if (!entry) return undefined
  const { args } = entry
  if (entry.key === 'drafted')
    return args.seat === me ? `kind ${kind}` : `panel ${String(args.seat)}`
  return `figure ${String(args.settlement === settlement ? args.other_settlement : args.settlement)} ${kind}`
}
