/** The map, read from the same table as the rules: hexes in the order of the kind `hex`. */
import { boxAround, centreOf, type Box, type Point } from '$client/board/hex'
import table from '../data/board.toml?raw'

type Sort = 'land' | 'sea' | 'village' | 'city' | 'capital'

export interface Place extends Point {
  /** As it stands in move texts: `-3,4`. */
  label: string
  /** Where it stands in `View.laid`. */
  index: number
  /** Where it stands in `View.figures`; -1 for land and sea. */
  settlement: number
  sort: Sort
  capacity: number
  /** On the board from this number of players on. */
  least: number
  /** Labels of the neighbours that are on the whole map. */
  near: string[]
}

interface Row {
  q: number
  r: number
  sort: Sort
  capacity: number
  least: number
}

const ROW =
  /\{ q = (-?\d+), r = (-?\d+), kind = "(\w+)",(?: capacity = (\d),)?.*? min_players = (\d) \}/g
const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

const ROWS: Row[] = [...table.matchAll(ROW)].map(([, q, r, sort, capacity, least]) => ({
  q: Number(q),
  r: Number(r),
  sort: sort as Sort,
  capacity: Number(capacity ?? 0),
  least: Number(least),
}))

/** A sixth of a turn clockwise: Japan lies across a wide table, as on old maps. */
const turn = (q: number, r: number): [number, number] => [-r, q + r]

/** Where a hex is drawn. */
export function placeOf(q: number, r: number, turned: boolean): Point {
  const [x, y] = turned ? turn(q, r) : [q, r]
  return centreOf(x, y, 'flat')
}

function layOut(turned: boolean): Place[] {
  let settlement = 0
  const known = new Set(ROWS.map(({ q, r }) => `${q},${r}`))
  return ROWS.map(({ q, r, ...row }, index) => ({
    ...row,
    ...placeOf(q, r, turned),
    index,
    label: `${q},${r}`,
    settlement: row.capacity ? settlement++ : -1,
    near: AROUND.map(([dq, dr]) => `${q + dq},${r + dr}`).filter((label) => known.has(label)),
  }))
}

/** All hexes, north on top and turned. */
const MAPS = { upright: layOut(false), turned: layOut(true) }

export const placesFor = (players: number, turned: boolean): Place[] =>
  MAPS[turned ? 'turned' : 'upright'].filter((place) => place.least <= players)

const MARGIN = 60

export function boxFor(players: number, turned: boolean): Box {
  return boxAround(placesFor(players, turned), MARGIN)
}

/** The same box with water at two sides, so that it has the shape of the area it is shown in. */
export function widen([x, y, w, h]: Box, width: number, height: number): Box {
  if (!width || !height) return [x, y, w, h]
  const more = Math.max(0, (h * width) / height - w)
  const taller = Math.max(0, (w * height) / width - h)
  return [x - more / 2, y - taller / 2, w + more, h + taller]
}

/** Whether the turned map is drawn larger in an area of this size. */
export function isBetterTurned(players: number, width: number, height: number): boolean {
  const [, , w, h] = boxFor(players, false)
  const [, , tw, th] = boxFor(players, true)
  return Math.min(width / tw, height / th) > Math.min(width / w, height / h)
}
