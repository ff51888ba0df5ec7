/** Things that one would choose now and cannot: greyed, with the reason told to eye, ear and touch. */
import type { Narrowing, Reason } from './narrowing.svelte'
import type { Words } from './words.svelte'

/** What a button says of itself: spread it over the button. */
export interface Closed {
  'aria-disabled': true
  'aria-description': string
  title: string
  'data-spot': 'closed'
}

interface Telling {
  narrowing: Narrowing
  words: Words
}

/** For what is drawn in SVG, where there is no `title`. */
export const described = (why: string | undefined): Partial<Closed> =>
  why === undefined ? {} : { 'aria-description': why }

export const closedFor = (words: Words, { key, args }: Reason): Closed => {
  const why = words.refusal(key, args)
  return { 'aria-disabled': true, 'aria-description': why, title: why, 'data-spot': 'closed' }
}

/** Why naming this leads nowhere with what is chosen already; null where it leads on, or nobody would look for it. */
export function closedBy(
  { narrowing, words }: Telling,
  parameter: string,
  value: string,
): Closed | null {
  const reason = narrowing.whyClosed(parameter, value)
  return reason && closedFor(words, reason)
}
