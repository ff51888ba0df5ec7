/** Hexes in board units: radius 50, y growing to the south, axial coordinates (q, r). */

const RADIUS = 50
export type Orientation = 'flat' | 'pointy'
export interface Point {
  x: number
  y: number
}

const ROOT3 = Math.sqrt(3)

/** `"-3,4"` as it stands in move texts. */
export function readHex(label: string): { q: number; r: number } {
  const [q = 0, r = 0] = label.split(',').map(Number)
  return { q, r }
}

export function centreOf(q: number, r: number, orientation: Orientation, radius = RADIUS): Point {
  return orientation === 'flat'
    ? { x: 1.5 * q * radius, y: ROOT3 * (r + q / 2) * radius }
    : { x: ROOT3 * (q + r / 2) * radius, y: 1.5 * r * radius }
}

/** The six corners around (0, 0), clockwise. */
export function cornersOf(radius: number, orientation: Orientation): Point[] {
  const turn = orientation === 'flat' ? 0 : 30
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((i * 60 + turn) * Math.PI) / 180
    return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) }
  })
}

/** For the `points` of a polygon around (0, 0). */
export const hexPoints = (radius: number, orientation: Orientation): string =>
  cornersOf(radius, orientation)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** One path of many hexes, for coasts and water lines. */
export function hexesPath(centres: Point[], orientation: Orientation, radius = RADIUS): string {
  const corners = cornersOf(radius, orientation)
  return centres
    .map((c) => `M${corners.map((p) => `${round(c.x + p.x)} ${round(c.y + p.y)}`).join('L')}Z`)
    .join('')
}

/** The two brackets of "this just happened", above and below a piece of radius r. */
export function bracketPath(r: number, f = 0.62): string {
  const x = round((ROOT3 / 2) * r * f)
  const y = round(r - 0.5 * r * f)
  return `M${-x} ${-y}L0 ${-r}L${x} ${-y}M${-x} ${y}L0 ${r}L${x} ${y}`
}

/** The same for a flat-topped hex: along its upper and lower edge. */
export function flatBracketPath(r: number, f = 0.62): string {
  const y = round((ROOT3 / 2) * r)
  const side = { x: round(r * (0.5 + (0.5 * (1 - f)) / 1.6)), y: round(y - r * 0.2) }
  const top = `M${-side.x} ${-side.y}L${-r / 2} ${-y}L${r / 2} ${-y}L${side.x} ${-side.y}`
  return `${top}M${-side.x} ${side.y}L${-r / 2} ${y}L${r / 2} ${y}L${side.x} ${side.y}`
}

export type Box = [x: number, y: number, width: number, height: number]

/** A viewBox around points, with room at the edges. */
export function boxAround(points: Point[], padding: number): Box {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const [x, y] = [Math.min(...xs) - padding, Math.min(...ys) - padding]
  return [x, y, Math.max(...xs) + padding - x, Math.max(...ys) + padding - y]
}

/** The best of several places in a direction: nearest, sideways distance counting double. */
export function nextInDirection<T extends Point>(
  from: Point,
  to: { dx: number; dy: number },
  others: T[],
): T | null {
  let best: T | null = null
  let least = Infinity
  for (const other of others) {
    const ahead = (other.x - from.x) * to.dx + (other.y - from.y) * to.dy
    const aside = Math.abs((other.x - from.x) * to.dy) + Math.abs((other.y - from.y) * to.dx)
    if (ahead <= 1 || aside > ahead * 2) continue
    if (ahead + 2 * aside < least) [best, least] = [other, ahead + 2 * aside]
  }
  return best
}

/** Coast and water lines: the land drawn behind itself with these strokes, widest first. */
export const COAST: { width: number; colour: string; opacity: number }[] = [
  { width: 42, colour: 'var(--sea-line)', opacity: 0.3 },
  { width: 38, colour: 'var(--sea)', opacity: 1 },
  { width: 26, colour: 'var(--sea-line)', opacity: 0.55 },
  { width: 21, colour: 'var(--sea)', opacity: 1 },
  { width: 13.5, colour: 'var(--sea-line)', opacity: 0.9 },
  { width: 9.5, colour: 'var(--sea)', opacity: 1 },
  { width: 5, colour: 'var(--coast)', opacity: 1 },
]

const round = (value: number): number => Math.round(value * 100) / 100
