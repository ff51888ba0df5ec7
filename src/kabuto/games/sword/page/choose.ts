/** What a tap on a seat, or on a Property in front of it, means for the moves on offer. */
import type { Narrowing } from '$client/narrowing.svelte'
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
