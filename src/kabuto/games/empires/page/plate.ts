/** A thin plate spline: bends the plane so that named points come to lie where they should. */
import type { Point } from '$client/board/hex'

export interface Pin {
  from: Point
  to: Point
}
export type Bend = (x: number, y: number) => Point

/** How much the plate resists: 0 goes through every pin exactly. */
const STIFFNESS = 0.05

export function bendTo(pins: Pin[]): Bend {
  const rows = pins.map(({ from, to }, i) => [
    ...pins.map(
      (pin, j) => bulge(from.x - pin.from.x, from.y - pin.from.y) + (i === j ? STIFFNESS : 0),
    ),
    1,
    from.x,
    from.y,
    to.x,
    to.y,
  ])
  const flat = [() => 1, (p: Point) => p.x, (p: Point) => p.y]
  for (const term of flat) rows.push([...pins.map(({ from }) => term(from)), 0, 0, 0, 0, 0])
  const weights = solve(rows)
  return (x, y) => {
    const terms = [...pins.map(({ from }) => bulge(x - from.x, y - from.y)), 1, x, y]
    const sum = (side: 0 | 1) =>
      terms.reduce((total, term, i) => total + term * (weights[i]?.[side] ?? 0), 0)
    return { x: Math.round(sum(0)), y: Math.round(sum(1)) }
  }
}

function bulge(dx: number, dy: number): number {
  const square = dx * dx + dy * dy
  return square ? square * Math.log(square) : 0
}

/** Gauss and Jordan with the largest pivot; the two right sides stand behind the matrix. */
function solve(rows: number[][]): number[][] {
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  rows.forEach((_, i) => {
    let pivot = i
    for (let j = i + 1; j < rows.length; j++)
      if (Math.abs(at(j, i)) > Math.abs(at(pivot, i))) pivot = j
    const row = rows[pivot] ?? []
    rows[pivot] = rows[i] ?? []
    rows[i] = row
    rows.forEach((other, j) => {
      if (j === i) return
      const factor = at(j, i) / at(i, i)
      for (let k = i; k < other.length; k++) other[k] = at(j, k) - factor * at(i, k)
    })
  })
  return rows.map((row, i) => row.slice(rows.length).map((value) => value / at(i, i)))
}
