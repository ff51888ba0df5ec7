/** Where the seats stand: clockwise from mine, which is at the bottom. */

export interface Spot {
  x: number
  y: number
  width: number
  height: number
}
export interface Ring {
  /** by seat */
  spots: Spot[]
  middle: Spot
  /** small plates in two columns instead of a ring of large ones */
  narrow: boolean
}

const GAP = 6
const PLATE = { width: 204, height: 136 }
const LOWEST = 96

const isNarrow = (width: number, height: number): boolean => width < 620 || height < 400

export function placeSeats(count: number, mine: number, width: number, height: number): Ring {
  const narrow = isNarrow(width, height)
  const places = narrow ? inColumns(count, width, height) : onEllipse(count, width, height)
  const first = (count - mine) % count
  const spots = [...places.spots.slice(first), ...places.spots.slice(0, first)]
  return { spots, middle: places.middle, narrow }
}

/** Steps from my seat, clockwise: up at the left, over the top, down at the right. */
function inColumns(count: number, width: number, height: number): Omit<Ring, 'narrow'> {
  const others = count - 1
  const side = Math.floor(others / 2)
  const top = others % 2
  const w = (width - 4 * GAP) / 3
  const h = Math.max(LOWEST, Math.min(120, (height - GAP) / Math.max(side, 3) - GAP))
  const step = side > 1 ? (height - 2 * GAP - h) / (side - 1) : 0
  const first = side > 1 ? GAP : Math.max(GAP, (height - h) / 3)
  const [left, centre, right] = [GAP, 2 * GAP + w, 3 * GAP + 2 * w]
  const at = (x: number, y: number): Spot => ({ x, y, width: w, height: h })
  const spots = [at(centre, height - GAP - h)]
  for (let i = side - 1; i >= 0; i--) spots.push(at(left, first + i * step))
  if (top) spots.push(at(centre, GAP))
  for (let i = 0; i < side; i++) spots.push(at(right, first + i * step))
  const y = top ? 2 * GAP + h : GAP
  return { spots, middle: { x: centre, y, width: w, height: height - 2 * GAP - h - y } }
}

function onEllipse(count: number, width: number, height: number): Omit<Ring, 'narrow'> {
  const w = Math.min(PLATE.width, (width - 8 * GAP) / 4)
  const h = Math.min(PLATE.height, (height - 4 * GAP) / 4 + 20)
  const [rx, ry] = [(width - w) / 2 - 2 * GAP, (height - h) / 2 - 2 * GAP]
  const spots = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count
    return {
      x: width / 2 + rx * Math.cos(angle) - w / 2,
      y: height / 2 + ry * Math.sin(angle) - h / 2,
      width: w,
      height: h,
    }
  })
  const across = Math.min(440, width - 2 * w - 8 * GAP)
  const y = h + 4 * GAP
  return { spots, middle: { x: (width - across) / 2, y, width: across, height: height - 2 * y } }
}

/** From plate to plate, ending short of both; bent towards the middle of the table. */
export function arrowBetween(from: Spot, to: Spot, middle: Spot): { line: string; head: string } {
  const start = centreOf(from)
  const end = centreOf(to)
  const heart = centreOf(middle)
  const bend = { x: (start.x + end.x) / 4 + heart.x / 2, y: (start.y + end.y) / 4 + heart.y / 2 }
  const a = edgeOf(from, bend, 4)
  const b = edgeOf(to, bend, 9)
  const length = Math.hypot(b.x - bend.x, b.y - bend.y) || 1
  const [ux, uy] = [(b.x - bend.x) / length, (b.y - bend.y) / length]
  const point = (along: number, aside: number) =>
    `${round(b.x + ux * along - uy * aside)} ${round(b.y + uy * along + ux * aside)}`
  return {
    line: `M${round(a.x)} ${round(a.y)}Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`,
    head: `M${point(8, 0)}L${point(-9, 8)}L${point(-5, 0)}L${point(-9, -8)}Z`,
  }
}

const round = (value: number) => Math.round(value * 10) / 10
const centreOf = (spot: Spot) => ({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 })

/** Where the way from the centre of a plate to `to` leaves it, and `more` beyond. */
function edgeOf(spot: Spot, to: { x: number; y: number }, more: number) {
  const centre = centreOf(spot)
  const [dx, dy] = [to.x - centre.x, to.y - centre.y]
  const length = Math.hypot(dx, dy) || 1
  const reach = Math.min(
    spot.width / 2 / Math.max(Math.abs(dx), 1),
    spot.height / 2 / Math.max(Math.abs(dy), 1),
    1,
  )
  const share = reach + more / length
  return { x: centre.x + dx * share, y: centre.y + dy * share }
}
