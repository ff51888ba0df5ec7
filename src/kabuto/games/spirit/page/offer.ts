/** What a samurai's own place on the board can choose. */
import type { Narrowing } from '$client/narrowing.svelte'

/** In the order in which they are chosen. */
const PARAMETERS = ['source', 'giver', 'target'] as const

const QUIET = ['support', 'give']

export interface SeatChoice {
  parameter: (typeof PARAMETERS)[number]
  /** Ends the id of the word on the button. */
  word: string
  chosen: boolean
  /** One way among others: it must not outshine them. */
  quiet: boolean
}

/** Which choice a seat stands for now; null where it leads nowhere. */
export function choiceOf(narrowing: Narrowing, seat: string): SeatChoice | null {
  const isOpen = (parameter: string) =>
    !narrowing.chosen.some((choice) => choice.parameter === parameter)
  const offered = PARAMETERS.filter((parameter) =>
    narrowing.moves.some((move) => parameter in move.args),
  )
  const next = offered.find(isOpen)
  const taken = offered.find((parameter) => narrowing.has(parameter, seat))
  const parameter = next && narrowing.fits(next, seat) ? next : taken
  if (!parameter) return null
  const word = wordOf(narrowing, parameter)
  return { parameter, word, chosen: parameter !== next, quiet: QUIET.includes(word) }
}

function wordOf(narrowing: Narrowing, parameter: string): string {
  const verb = narrowing.moves.find((move) => parameter in move.args)?.verb ?? ''
  return verb === 'move' ? `move-${parameter}` : verb === 'lend' ? `lend-${parameter}` : verb
}
