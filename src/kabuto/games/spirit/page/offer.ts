/** What a samurai's own place on the board can choose. */
import type { Narrowing, Reason } from '$client/narrowing.svelte'

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
  /** Why it cannot be chosen, though one would look for it here. */
  why: Reason | null
}

/** Which choice a seat stands for now; null where nobody would look for one. */
export function choiceOf(narrowing: Narrowing, seat: string): SeatChoice | null {
  const isOpen = (parameter: string) =>
    !narrowing.chosen.some((choice) => choice.parameter === parameter)
  const asked = PARAMETERS.filter((parameter) => verbOf(narrowing, parameter))
  const next = asked.find(isOpen)
  const taken = asked.find((parameter) => narrowing.has(parameter, seat))
  const why = next && !taken ? narrowing.whyClosed(next, seat) : null
  const leads = next !== undefined && (narrowing.fits(next, seat) || why !== null)
  const parameter = leads ? next : taken
  if (!parameter) return null
  const word = wordOf(narrowing, parameter)
  return { parameter, word, chosen: parameter !== next, quiet: QUIET.includes(word), why }
}

/** Of the first move with that argument, on offer or not. */
function verbOf({ moves, ruledOut }: Narrowing, parameter: string): string | undefined {
  const all = [...moves, ...ruledOut.map(({ move }) => move)]
  return all.find((move) => parameter in move.args)?.verb
}

function wordOf(narrowing: Narrowing, parameter: string): string {
  const verb = verbOf(narrowing, parameter) ?? ''
  return verb === 'move' ? `move-${parameter}` : verb === 'lend' ? `lend-${parameter}` : verb
}
