/** The real coast of Japan, bent so that every named place lies on its hex (a thin plate spline). */
import type { Point } from '$client/board/hex'
import { readHex } from '$client/board/hex'
import { JAPAN } from '$client/board/japan'
import { placeOf } from './map'

/** Longitude and latitude of the settlements, by hex. */
const TOWNS: Record<string, [number, number]> = {
  '0,0': [139.75, 35.69],
  '-3,4': [135.77, 35.01],
  '0,-4': [140.1, 39.72],
  '1,-9': [141.35, 43.06],
  '-9,9': [131.4, 34.41],
  '-8,7': [133.05, 35.47],
  '-6,6': [133.93, 34.66],
  '-5,4': [134.23, 35.5],
  '-4,6': [135.17, 34.23],
  '-3,2': [136.66, 36.56],
  '-2,0': [137.21, 36.7],
  '-1,2': [138.38, 34.98],
  '0,-6': [140.46, 40.6],
  '0,-2': [139.02, 37.9],
  '2,-6': [141.49, 40.51],
  '2,-4': [140.87, 38.27],
  '2,-2': [140.47, 36.37],
  '2,0': [140.83, 35.73],
  '-13,13': [129.87, 32.75],
  '-12,14': [130.56, 31.6],
  '-11,11': [130.4, 33.59],
  '-10,12': [131.61, 33.24],
  '-10,14': [131.35, 31.63],
  '-8,10': [132.77, 33.84],
  '-7,11': [133.53, 33.56],
  '-6,8': [134.05, 34.34],
  '-5,9': [134.55, 34.07],
  '-1,-9': [141.0, 43.19],
  '-1,-7': [140.73, 41.77],
  '0,-12': [141.67, 45.42],
  '1,-11': [142.37, 43.77],
  '2,-8': [143.15, 42.02],
  '3,-11': [144.38, 42.98],
  '4,-13': [145.58, 43.33],
}

/** How much the plate resists: 0 goes through every place exactly. */
const STIFFNESS = 0.05

type Bend = (longitude: number, latitude: number) => Point

const bulge = (dx: number, dy: number): number => {
  const square = dx * dx + dy * dy
  return square ? square * Math.log(square) : 0
}

/** Gauss with the largest pivot; several right sides at once, behind the matrix. */
function solve(rows: number[][], size: number): number[][] {
  for (let i = 0; i < size; i++) {
    let pivot = i
    for (let j = i + 1; j < size; j++)
      if (Math.abs(at(rows, j, i)) > Math.abs(at(rows, pivot, i))) pivot = j
    const swapped = rows[pivot] ?? []
    rows[pivot] = rows[i] ?? []
    rows[i] = swapped
    for (let j = 0; j < size; j++) if (j !== i) subtract(rows[j] ?? [], swapped, i)
  }
  return rows.map((row, i) => row.slice(size).map((value) => value / at(rows, i, i)))
}

const at = (rows: number[][], i: number, j: number): number => rows[i]?.[j] ?? 0

function subtract(row: number[], from: number[], column: number): void {
  const factor = (row[column] ?? 0) / (from[column] ?? 1)
  for (let k = column; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (from[k] ?? 0)
}

function fit(turned: boolean): Bend {
  const towns = Object.entries(TOWNS).map(([label, [x, y]]) => {
    const { q, r } = readHex(label)
    return { x, y, to: placeOf(q, r, turned) }
  })
  const rows = towns.map((a, i) => [
    ...towns.map((b, j) => bulge(a.x - b.x, a.y - b.y) + (i === j ? STIFFNESS : 0)),
    1,
    a.x,
    a.y,
    a.to.x,
    a.to.y,
  ])
  const flat = [() => 1, (t: Point) => t.x, (t: Point) => t.y]
  for (const term of flat) rows.push([...towns.map(term), 0, 0, 0, 0, 0])
  const weights = solve(rows, towns.length + flat.length)
  return (x, y) => {
    const terms = [...towns.map((t) => bulge(x - t.x, y - t.y)), 1, x, y]
    const sum = (side: number) =>
      terms.reduce((total, term, i) => total + term * at(weights, i, side), 0)
    return { x: Math.round(sum(0)), y: Math.round(sum(1)) }
  }
}

const cache = new Map<boolean, string>()

/** One path of all islands, in board units. */
export function coastPath(turned: boolean): string {
  const known = cache.get(turned)
  if (known) return known
  const bend = fit(turned)
  const path = JAPAN.map(({ ring }) => {
    const points = ring.map(([longitude, latitude]) => bend(longitude, latitude))
    return `M${points.map((p) => `${p.x} ${p.y}`).join('L')}Z`
  }).join('')
  cache.set(turned, path)
  return path
}
