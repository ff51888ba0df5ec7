/** What a tap on a seat, or on a Property in front of it, means for the moves on offer. */
import type { Narrowing, Reason } from '$client/narrowing.svelte'
import type { Move } from '$client/room'

const isAbout = (move: Move, seat: string): boolean => move.args.target === seat
const isMine = (move: Move, seat: string, mine: string | null): boolean =>
  move.args.target === undefined && seat === mine

/** Moves that name the seat itself: not a Property there, nor a card that it shows. */
export const movesOnSeat = (moves: Move[], seat: string): Move[] =>
  moves.filter((move) => isAbout(move, seat) && !move.args.property && !move.args.shown)

export const movesOnProperty = (
  moves: Move[],
  property: string,
  seat: string,
  mine: string | null,
): Move[] =>
  moves.filter(
    (move) => move.args.property === property && (isAbout(move, seat) || isMine(move, seat, mine)),
  )

/** The card that has been named, or is about to be played. */
const namedCard = ({ chosen, ready }: Narrowing): string | undefined =>
  chosen.find((choice) => choice.parameter === 'card')?.value ?? ready?.args.card

/** Why what these moves would do cannot be done with the card that has been named. */
function whyNot(narrowing: Narrowing, meant: (moves: Move[]) => Move[]): Reason | null {
  const card = namedCard(narrowing)
  const fits = (move: Move) => !card || move.args.card === card
  if (meant(narrowing.left.filter(fits)).length) return null
  const found = narrowing.ruledOut.find(({ move }) => fits(move) && meant([move]).length > 0)
  return found?.reason ?? null
}

/** Why a seat cannot be chosen; null where it can, and where no seat is asked for. */
export function whyNotSeat(narrowing: Narrowing, seat: string): Reason | null {
  if (!isAiming(narrowing) && !namedCard(narrowing)) return null
  return whyNot(narrowing, (moves) => movesOnSeat(moves, seat))
}

export function whyNotProperty(
  narrowing: Narrowing,
  property: string,
  seat: string,
  mine: string | null,
): Reason | null {
  return whyNot(narrowing, (moves) => movesOnProperty(moves, property, seat, mine))
}

/** Whether a card has been named, or the question is about seats alone. */
export const isAiming = (narrowing: Narrowing): boolean =>
  narrowing.chosen.some((choice) => choice.parameter === 'card') ||
  (narrowing.left.length > 0 &&
    narrowing.left.every((move) => move.args.card === undefined && move.args.target))

export function chooseSeat(narrowing: Narrowing, seat: string): void {
  const found = movesOnSeat(narrowing.left, seat)
  if (found.length === 1 && found[0]) narrowing.pick(found[0])
  else narrowing.choose('target', seat)
}

export function chooseProperty(
  narrowing: Narrowing,
  property: string,
  seat: string,
  mine: string | null,
): void {
  const found = movesOnProperty(narrowing.left, property, seat, mine)
  if (found.length === 1 && found[0]) narrowing.pick(found[0])
  else narrowing.choose('property', property)
}
