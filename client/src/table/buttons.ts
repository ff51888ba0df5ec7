/** Which moves are buttons in the prompt: those without arguments, and a rest so short that all of it fits. */
import type { Narrowing } from '../narrowing.svelte'
import type { Move } from '../room'

const FEW = 3

export function promptButtons({ left, chosen }: Narrowing): Move[] {
  const bare = left.filter((move) => !Object.keys(move.args).length)
  const isShort = left.length <= FEW || (chosen.length > 0 && left.length <= FEW + 1)
  return isShort ? left : bare
}
