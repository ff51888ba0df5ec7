/** How the 17 prints of tokens look. */
import { GLYPHS } from '$client/board/glyphs'

export const KINDS = ['helmet', 'buddha', 'rice'] as const
export type Kind = (typeof KINDS)[number]

export interface Print {
  /** As printed; empty on the figure exchange. */
  number: string
  /** Path of its picture in a box from -50 to 50; of its kind where it has but one. */
  picture: string
  /** Bears the character: any number of them in a turn. */
  fast: boolean
  /** The one kind that it counts for. */
  own: Kind | undefined
  /** What it counts for. */
  kinds: readonly Kind[]
}

/** A straw hat over a sword: a samurai without a master. Ours. */
const HAT =
  'M0 -36Q14 -20 46 2Q24 16 0 16Q-24 16 -46 2Q-14 -20 0 -36ZM-15 22Q0 25 15 22Q13 36 0 42Q-13 36 -15 22Z'
/** A sword, its blade broad enough to be seen from afar. Ours. */
const SWORD =
  'M-15 7L25 -35Q36 -45 48 -48Q45 -36 35 -25L-7 15ZM-35 -1L-27 -9L9 27L1 35ZM-23 15L-15 23L-37 47L-47 37Z'
/** Two arrows past each other. Ours. */
const ARROWS = 'M-42 -25H12V-42L46 -17L12 8V-9H-42ZM42 25H-12V42L-46 17L-12 -8V9H42Z'

const PICTURES: Record<string, string> = {
  S: SWORD,
  N: HAT,
  K: GLYPHS.ship.path,
  F: ARROWS,
  T: ARROWS,
}
const OWN_KIND: Record<string, Kind> = { H: 'helmet', B: 'buddha', R: 'rice' }
const FAST = 'NKF'

/** `S3`, `K1`, `FX`… */
export function printOf(token: string): Print {
  const letter = token.charAt(0)
  const own = OWN_KIND[letter]
  const isExchange = token === 'FX' || token === 'TX'
  return {
    number: isExchange ? '' : token.charAt(1),
    own,
    picture: PICTURES[letter] ?? ARROWS,
    fast: FAST.includes(letter),
    kinds: own ? [own] : isExchange ? [] : KINDS,
  }
}

/** What a token is chosen with: most by their print, the exchanges by their verb. */
export function choiceOf(token: string): [parameter: string, value: string] {
  if (token === 'FX') return ['verb', 'swap']
  if (token === 'TX') return ['verb', 'lift']
  return ['token', token]
}

/** All prints in the order of the kind, with how many of each a player owns. */
export const FULL_SET: readonly [print: string, count: number][] = [
  ['H2', 1],
  ['H3', 1],
  ['H4', 1],
  ['B2', 1],
  ['B3', 1],
  ['B4', 1],
  ['R2', 1],
  ['R3', 1],
  ['R4', 1],
  ['S1', 2],
  ['S2', 2],
  ['S3', 1],
  ['N1', 1],
  ['K1', 2],
  ['K2', 1],
  ['FX', 1],
  ['TX', 1],
]

export const HAND_SIZE = 5
export const ASIDE_LIMIT = 4

export const countOf = (tokens: readonly string[], token: string): number =>
  tokens.filter((other) => other === token).length
