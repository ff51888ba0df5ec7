/** Voronoi cells: what lies nearer to one site than to the others, cut out of a large square. */
import type { Point } from '$client/board/hex'

export interface Side {
  from: Point
  to: Point
  /** The site on the other side; -1 where the square ends. */
  beyond: number
}

const FAR = 2000
const SQUARE: Point[] = [
  { x: -FAR, y: -FAR },
  { x: FAR, y: -FAR },
  { x: FAR, y: FAR },
  { x: -FAR, y: FAR },
]

interface Corner extends Point {
  /** What lies beyond the side that starts here. */
  beyond: number
}

/** The sides of the cell of one site, in order. */
export function cellOf(sites: readonly Point[], own: number): Side[] {
  let corners: Corner[] = SQUARE.map((point) => ({ ...point, beyond: -1 }))
  const site = sites[own]
  if (!site) return []
  sites.forEach((other, i) => {
    if (i !== own) corners = cut(corners, site, other, i)
  })
  return corners.map((from, i) => ({
    from,
    to: corners[(i + 1) % corners.length] ?? from,
    beyond: from.beyond,
  }))
}

/** Keeps what is nearer to `site` than to `other`. */
function cut(corners: Corner[], site: Point, other: Point, beyond: number): Corner[] {
  const [a, b] = [other.x - site.x, other.y - site.y]
  const c = (other.x ** 2 + other.y ** 2 - site.x ** 2 - site.y ** 2) / 2
  const excess = (p: Point) => a * p.x + b * p.y - c
  return corners.flatMap((corner, i): Corner[] => {
    const next = corners[(i + 1) % corners.length] ?? corner
    const [here, there] = [excess(corner), excess(next)]
    const kept = here <= 0 ? [corner] : []
    if (here <= 0 === there <= 0) return kept
    const t = here / (here - there)
    const crossing = {
      x: corner.x + (next.x - corner.x) * t,
      y: corner.y + (next.y - corner.y) * t,
    }
    return [...kept, { ...crossing, beyond: here <= 0 ? beyond : corner.beyond }]
  })
}

export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`
