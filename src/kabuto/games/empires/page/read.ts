/** Reads the lists of the View. */
import { seatNumber, type RoomProps, type SeatLabel } from '$client/room'
import type { Board, Insight, Neutral, Order, Region, Resource, Slot, View } from './types'

export const NONE = '-'
export const KINDS = [
  'recruit',
  'move3',
  'move2plus',
  'move2ship',
  'attack',
  'harvest',
  'build',
] as const

/** What one seat has in one province. */
export interface Force {
  seat: SeatLabel
  number: number
  units: number
  archers: number
  generals: number
  castle: boolean
}

const seatsOf = (view: View): SeatLabel[] =>
  Array.from({ length: view.seats }, (_, i) => String.fromCharCode(65 + i))

/** Who stands in a province, the one who controls it first. */
export function forcesIn(view: View, insight: Insight, province: string, index: number): Force[] {
  const controller = insight.holdings[index]?.controller
  const forces = seatsOf(view).map((seat, number): Force => {
    return {
      seat,
      number,
      units: view.units[index]?.[number] ?? 0,
      archers: view.archers[index]?.[number] ?? 0,
      generals: view.generals[index]?.[number] ?? 0,
      castle: view.castle.some((bySeat) => bySeat[number] === province),
    }
  })
  const there = forces.filter(({ units, castle }) => units || castle)
  return [
    ...there.filter(({ seat }) => seat === controller),
    ...there.filter(({ seat }) => seat !== controller),
  ]
}

/** A slot with the tokens on it. */
export interface SlotState {
  slot: Slot
  region: Region
  neutral: Neutral
  owner: SeatLabel | null
  /** null where its kind may not be seen */
  order: Order | null
  isUp: boolean
  underOwner: SeatLabel | null
  under: Order | null
  /** Its place among the tokens still to be carried out, from 1; 0 for none. */
  turn: number
  isAgain: boolean
  isNow: boolean
  /** What laying a token here costs me; null where I may not. */
  price: number | null
}

/** Where a region stands in the lists of the View. */
const placeOf = (insight: Insight, region: string): number =>
  insight.rivalries.find((one) => one.region === region)?.at ?? -1

const or = (label: string | undefined): string | null => (!label || label === NONE ? null : label)

/** The slots of the board from south to north. */
export function slotsOf({
  view,
  insight,
  board,
  game,
}: RoomProps<View, Insight, Board>): SlotState[] {
  return board.slots.map((slot, i): SlotState => {
    const at = game.kinds.slot?.indexOf(slot) ?? -1
    const turn = insight.coming.findIndex((coming) => coming.slot === slot)
    return {
      slot,
      region: board.slot_regions[i] ?? NONE,
      neutral: view.neutral[at] ?? NONE,
      owner: or(view.owner[at]),
      order: or(view.token[at]),
      isUp: view.face_up[at] ?? false,
      underOwner: or(view.under_owner[at]),
      under: or(view.under[at]),
      turn: turn + 1,
      isAgain: insight.coming[turn]?.again ?? false,
      isNow: view.resolving === slot,
      price: insight.openings.find((opening) => opening.slot === slot)?.price ?? null,
    }
  })
}

export const isResolving = (view: View): boolean => view.resolving !== NONE

export const seedOf = (view: View, index: number): Resource | null => or(view.seed[index])
export const colourOf = (view: View, index: number): string | null => or(view.colour[index])

/** What a token of this kind could do in a region, as far as provinces go. */
export function reachOf(
  view: View,
  insight: Insight,
  order: Order,
  region: Region,
  me: SeatLabel | null,
): string[] {
  const prospect = insight.prospects.find((one) => one.region === region)
  if (!prospect) return []
  if (order === 'recruit') return prospect.recruits
  if (order === 'attack') return prospect.attacks
  if (order === 'harvest') return prospect.harvests
  if (order === 'build')
    return prospect.builds.length
      ? prospect.builds
      : castleOf(view, insight, region, me, prospect.recruits)
  return prospect.steps
}

function castleOf(
  view: View,
  insight: Insight,
  region: Region,
  me: SeatLabel | null,
  recruits: string[],
): string[] {
  const at = placeOf(insight, region)
  const castle = or(view.castle[at]?.[seatNumber(me)])
  return castle && recruits.includes(castle) ? [castle] : []
}

export const isCastleBuilt = (
  view: View,
  insight: Insight,
  region: Region,
  me: SeatLabel | null,
): boolean => {
  const at = placeOf(insight, region)
  return or(view.castle[at]?.[seatNumber(me)]) !== null
}
