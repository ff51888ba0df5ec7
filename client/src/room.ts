/**
 * What a room's page gets from the house, and how to write one.
 *
 * A room may have five components beside its rules, found by their names:
 *
 *   Board.svelte   the middle of the table. Fills the box it is given (`inline-size: 100%; block-size: 100%`), never
 *                  scrolls the page, never shows a dialog. Use `Surface` for a map; use HTML for cards.
 *   Hand.svelte    what only the seat that is shown may see: the tray under the board. One row, at most 128 px high.
 *   Seat.svelte    counters inside the panel of one player (`about` is that seat): small glyph-and-number pairs.
 *   Result.svelte  what the end of the game adds to the ranking, which the house shows with its reasons.
 *   Emblem.svelte  the game's sign on the home page: SVG in a strip of 400 by 92, over sea and land. Gets nothing.
 *
 * Without a Board the View is shown as facts, its fields named by `view-…` of the room's words; without an Emblem the
 * game's name is drawn as a pattern. All others get the same `RoomProps`; write
 *
 *   <script lang="ts">
 *     import type { RoomProps } from '$client/room'
 *     import type { View, Insight } from './types'
 *     let { view, narrowing, words, seats, last }: RoomProps<View, Insight> = $props()
 *   </script>
 *
 * Everything in `view`, `insight`, `board`, `step` and `moves` speaks in labels, the same that move texts use ("A" for a seat,
 * "-" for nothing). Rules are never computed here: what may be done is in `narrowing`, what the rules say about the
 * table is in `insight`; what is the same in the whole game, in `board` (a room's `Rules.board`).
 *
 * Choosing. A thing that names an argument of a move calls `narrowing.choose('token', 'S3')` when it is clicked, and
 * asks `narrowing.fits('token', 'S3')` (lit up: choosing it leads on), `narrowing.has('token', 'S3')` (selected) and
 * `narrowing.isAimed('hex', '3,-4')` (pointed at, preview it). Call `narrowing.aim(...)` on pointerenter and focus,
 * `narrowing.unaim()` on leave and blur. Grey what has a `narrowing.reasonFor('token', 'S3')`, and let it be chosen all
 * the same: the house then says why not. The verb is a parameter too: `narrowing.choose('verb', 'pass')`. When one
 * move is left it is sent; on touch, and where nothing can be taken back, the first tap only aims. The house shows
 * the verbs without arguments, and a short rest of the list, as buttons in the prompt: draw none of your own for them.
 * What a player would look for and cannot do now is greyed: spread `closedBy(props, 'token', 'S3')` of `closed.ts` over its
 * button (null where there is nothing to say), aim at it too, and let `narrowing.choose` tell the reason when it is touched.
 *
 * Drawing. `Surface` is an SVG with pan, pinch, zoom and arrow keys; put the land in it, then `Spot`s (a place that
 * can be chosen, with its marks), then the pieces, in that order, in units where a hex has radius 50. `Coast`, `Sea`,
 * `Tile`, `Plaque`, `SeatDisc`, `Crest` and `Mark` draw the house's things, `Glyph` any picture of one colour; `hex.ts` has the geometry.
 * Give every moving piece `{@attach flies('a name that stays with it')}` of `flip.ts`; it is then seen moving.
 * Set `data-seat={seatNumber}` on an element and use var(--seat), --seat-on, --seat-ink, --seat-wash below it.
 * Colours come from tokens.css only. The page's security policy forbids `style="…"` in markup: use classes,
 * presentation attributes (`fill="var(--land)"`) or Svelte's `style:inline-size={…}`. Logical properties in HTML; a
 * board is always left to right.
 *
 * Words. `words.say('board-…', {…})` for your own sentences, `words.label('figure', 'helmet')` for the word of a label,
 * `words.seat('A')` for a name, `words.move(move)` for a move, `words.number(3)` for digits. Nothing told by colour
 * alone; every `Spot` and picture has an `aria-label`; pointer targets at least 24 px, 44 px on touch.
 *
 * Marks. `last` are the events since the decision before this one of the seat that is shown: bracket what they name.
 * `lit('hex', '3,-4')` is true while somebody points at that thing in the log or in the list of moves: mark it.
 */
import type { Component } from 'svelte'
import type { Narrowing } from './narrowing.svelte'
import type { OutcomeInfo, SeatInfo as TableSeat, StepInfo } from './protocol'
import {
  CRESTS,
  type CrestName,
  type GameInfo,
  type LogEntry,
  type Move,
  type OptionValue,
  type SeatInfo,
  type SeatLabel,
  type Speed,
} from './types'
import type { Words } from './words.svelte'

export type { Args, GameInfo, LogEntry, Move, OptionValue, SeatInfo, SeatLabel } from './types'

export interface RoomProps<View = unknown, Insight = unknown, Board = unknown> {
  game: GameInfo
  options: Record<string, OptionValue>
  view: View
  insight: Insight
  /** What is the same in the whole game and to every eye, where the room has such a thing. */
  board: Board
  /** The seat whose eyes we look through; null for a watcher. */
  seat: SeatLabel | null
  /** In the order of the table. */
  seats: SeatInfo[]
  step: StepInfo | null
  waiting: SeatLabel[]
  moves: Move[]
  narrowing: Narrowing
  words: Words
  last: LogEntry[]
  lit: (parameter: string, label: string) => boolean
  outcome: OutcomeInfo | null
  speed: Speed
  /** True on the replay page, where nothing can be chosen. */
  replaying: boolean
  /** Only for Seat.svelte: the seat that the panel is about. */
  about?: SeatLabel
}

export type RoomPart = Component<RoomProps>

/** Seats are A, B, C…; anything else is no seat. */
export const seatNumber = (seat: SeatLabel | null | undefined): number =>
  seat && /^[A-Z]$/.test(seat) ? seat.charCodeAt(0) - 65 : -1

export const crestOf = (number: number): CrestName => CRESTS[number % CRESTS.length] ?? 'peak'

/** The seats of a table as a page shows them, those in `waiting` deciding. */
export const describeSeats = (seats: TableSeat[], waiting: SeatLabel[]): SeatInfo[] =>
  seats.map((seat) => {
    const number = seatNumber(seat.seat)
    return { ...seat, number, crest: crestOf(number), deciding: waiting.includes(seat.seat) }
  })

/** Reads a move's text by the parameters of its verb. */
export function parseMove(text: string, verbs: Record<string, string[]>): Move {
  const [verb = '', ...values] = text.split(' ')
  const names = verbs[verb] ?? []
  const args = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '-']))
  return { text, verb, args }
}
