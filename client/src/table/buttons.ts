/** Which moves are buttons in the prompt: those without arguments, and a rest so short that all of it fits. */
import type { Narrowing, RuledOutMove } from '../narrowing.svelte'
import type { Move } from '../room'

const FEW = 3

const isBare = (move: Move): boolean => Object.keys(move.args).length === 0

export function promptButtons({ left, chosen }: Narrowing): Move[] {
  const bare = left.filter(isBare)
  const isShort = left.length <= FEW || (chosen.length > 0 && left.length <= FEW + 1)
  return isShort ? left : bare
}

/** What would be a button beside these, and cannot be played now: a few, greyed, before anything is chosen. */
export function closedButtons({ left, chosen, ruledOut }: Narrowing): RuledOutMove[] {
  if (chosen.length) return []
  const verbs = new Set(left.length <= FEW ? left.map(({ verb }) => verb) : [])
  return ruledOut.filter(({ move }) => isBare(move) || verbs.has(move.verb)).slice(0, FEW)
}
