import { describe, expect, it } from 'vitest'
import { placeSeats, type Spot } from './ring'

const overlap = (a: Spot, b: Spot) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const SIZES: [string, number, number][] = [
  ['desk', 1040, 600],
  ['phone', 390, 470],
  ['lying phone', 540, 330],
  ['tablet', 768, 640],
]

describe.each(SIZES)('the ring on a %s', (_, width, height) => {
  it.each([3, 4, 5, 6, 7, 8])('has room for %i seats', (count) => {
    const { spots, middle } = placeSeats(count, 1, width, height)
    expect(spots).toHaveLength(count)
    for (const [i, spot] of [...spots, middle].entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(0)
      expect(spot.y).toBeGreaterThanOrEqual(0)
      expect(spot.x + spot.width).toBeLessThanOrEqual(width)
      expect(spot.y + spot.height).toBeLessThanOrEqual(height)
      for (const other of spots.slice(i + 1)) expect(overlap(spot, other)).toBe(false)
    }
  })
})

describe('the ring', () => {
  it('goes clockwise from my seat at the bottom: the next seat is at my left', () => {
    for (const [, width, height] of SIZES) {
      const { spots } = placeSeats(5, 2, width, height)
      const [mine, next, last] = [spots[2], spots[3], spots[1]] as [Spot, Spot, Spot]
      expect(Math.max(...spots.map((spot) => spot.y))).toBe(mine.y)
      expect(next.x).toBeLessThan(mine.x)
      expect(last.x).toBeGreaterThan(mine.x)
    }
  })
})
