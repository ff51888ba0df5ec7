import { expect, test } from 'vitest'
import {
  boxAround,
  bracketPath,
  centreOf,
  cornersOf,
  nextInDirection,
  readHex,
} from '../src/board/hex'
import { contains, keepInside, panBy, viewOf, zoomAt } from '../src/board/surface'
import type { Box } from '../src/board/hex'

const near = (value: number): unknown => expect.closeTo(value, 1)
const WHOLE: Box = [0, 0, 800, 400]

test('pointy hexes: 86.6 wide, rows of 75', () => {
  expect(centreOf(1, 0, 'pointy')).toEqual({ x: near(86.6), y: 0 })
  expect(centreOf(0, 2, 'pointy')).toEqual({ x: near(86.6), y: 150 })
})

test('flat hexes: columns of 75, rows of 86.6', () => {
  expect(centreOf(2, 0, 'flat')).toEqual({ x: 150, y: near(86.6) })
  expect(centreOf(0, 1, 'flat')).toEqual({ x: 0, y: near(86.6) })
})

test('neighbours share corners', () => {
  const far = centreOf(1, 0, 'flat')
  const mine = cornersOf(50, 'flat').map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)
  const theirs = cornersOf(50, 'flat').map(
    (p) => `${Math.round(p.x + far.x)},${Math.round(p.y + far.y)}`,
  )
  expect(mine.filter((corner) => theirs.includes(corner))).toHaveLength(2)
})

test('a label is read with its signs', () => {
  expect(readHex('-10,8')).toEqual({ q: -10, r: 8 })
})

test('a box holds its points and their room', () => {
  expect(
    boxAround(
      [
        { x: 0, y: 0 },
        { x: 100, y: -50 },
      ],
      10,
    ),
  ).toEqual([-10, -60, 120, 70])
})

test('brackets run along the two upper edges and are mirrored below', () => {
  expect(bracketPath(100, 0.5)).toBe('M-43.3 -75L0 -100L43.3 -75M-43.3 75L0 100L43.3 75')
})

test('zooming keeps the point under the pointer and stays between 1 and 4', () => {
  const at = { x: 200, y: 100 }
  const closer = zoomAt(WHOLE, WHOLE, at, 2)
  expect(closer).toEqual([100, 50, 400, 200])
  expect(zoomAt(closer, WHOLE, at, 100)[2]).toBe(200)
  expect(zoomAt(closer, WHOLE, at, 0.01)).toEqual(WHOLE)
})

test('panning stops at the edges', () => {
  expect(panBy([100, 50, 400, 200], WHOLE, 10_000, -10_000)).toEqual([400, 0, 400, 200])
  expect(keepInside([-5, -5, 800, 400], WHOLE)).toEqual(WHOLE)
})

test('a view of targets has them all', () => {
  const targets = [
    { x: 700, y: 50 },
    { x: 780, y: 90 },
  ]
  const view = viewOf(targets, WHOLE)
  expect(targets.every((target) => contains(view, target))).toBe(true)
  expect(view[2]).toBeLessThan(WHOLE[2])
})

test('arrows go by direction, not by order', () => {
  const [left, right, above] = [
    { x: -50, y: 5 },
    { x: 60, y: -5 },
    { x: 5, y: -80 },
  ]
  const places = [above, left, right]
  const from = { x: 0, y: 0 }
  expect(nextInDirection(from, { dx: 1, dy: 0 }, places)).toBe(right)
  expect(nextInDirection(from, { dx: -1, dy: 0 }, places)).toBe(left)
  expect(nextInDirection(from, { dx: 0, dy: -1 }, places)).toBe(above)
  expect(nextInDirection(from, { dx: 0, dy: 1 }, places)).toBeNull()
})
