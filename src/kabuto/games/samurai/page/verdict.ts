/** Who would get a figure now, in words. */
import type { Words } from '$client/words.svelte'
import type { Claim } from './types'

export function verdictOf(words: Words, claim: Claim): string {
  const figure = words.label('figure', claim.figure)
  if (claim.seat !== '-')
    return words.say('board-would-get', { figure, who: words.seat(claim.seat) })
  return claim.influence.some((n) => n > 0)
    ? words.say('board-would-tie', { figure })
    : words.say('board-would-none', { figure })
}
