/** A room's components at a table as the server has told it: the files of tests/vectors/shown. */
import { vi } from 'vitest'
import HOUSE from '../../src/kabuto/words/en.ftl?raw'
import { Narrowing, type Reason } from '../src/narrowing.svelte'
import type { SeatInfo as TableSeat, StepInfo } from '../src/protocol'
import { describeSeats, parseMove, type GameInfo, type Move, type RoomProps } from '../src/room'
import { Words } from '../src/words.svelte'
import { bare } from './stage'

interface Table {
  seat: string
  seats: number
  view: unknown
  insight: unknown
  board: unknown
  step: unknown
  moves: string[]
  ruled_out: { move: string; reason: unknown }[]
}
export interface Shown {
  game: unknown
  tables: Record<string, Table>
}

export interface Laid<View, Insight> {
  props: RoomProps<View, Insight>
  /** What was played. */
  played: ReturnType<typeof vi.fn<(move: Move) => void>>
  /** The reasons that were told. */
  told: () => string[]
  /** The reason that a thing pointed at would give. */
  hint: () => string
}

const NAMES = ['Mina', 'Yuki', 'Chen', 'Dara', 'Emi', 'Farid', 'Goro', 'Hana']

export function lay<View, Insight>(
  shown: Shown,
  name: string,
  room: string,
): Laid<View, Insight> {
  const table = shown.tables[name]
  if (!table) throw new Error(`no such table: ${name}`)
  const game = shown.game as GameInfo
  const words = new Words()
  words.read('en', [HOUSE, room], game)
  const sitting = NAMES.slice(0, table.seats).map((person, i) => ({
    seat: String.fromCharCode(65 + i),
    by: 'person',
    name: person,
    present: true,
  }))
  words.seats = describeSeats(sitting as TableSeat[], [table.seat])
  words.view = table.view
  words.hear(table.board)
  const played = vi.fn<(move: Move) => void>()
  const narrowing = new Narrowing(played)
  const say = ({ key, args }: Reason) => bare(words.refusal(key, args))
  const told: Reason[] = []
  narrowing.onexplain = (reason) => void told.push(reason)
  const moves = table.moves.map((text) => parseMove(text, game.verbs))
  const ruledOut = table.ruled_out.map(({ move, reason }) => ({
    move: parseMove(move, game.verbs),
    reason: reason as Reason,
  }))
  narrowing.offer(moves, ruledOut)
  const props: RoomProps<View, Insight> = {
    game,
    options: {},
    view: table.view as View,
    insight: table.insight as Insight,
    board: table.board,
    seat: table.seat,
    seats: words.seats,
    step: table.step as StepInfo,
    waiting: [table.seat],
    moves,
    narrowing,
    words,
    last: [],
    lit: () => false,
    outcome: null,
    speed: 'off',
    replaying: false,
  }
  return {
    props,
    played,
    told: () => told.map(say),
    hint: () => (narrowing.hint ? say(narrowing.hint) : ''),
  }
}

/** All that is greyed, by what it is called, with its reason. */
export const closedIn = (container: Element): [name: string, why: string][] =>
  [...container.querySelectorAll('[aria-disabled="true"][aria-description]')].map((element) => [
    bare(element.getAttribute('aria-label') ?? element.textContent).trim(),
    bare(element.getAttribute('aria-description') ?? ''),
  ])
