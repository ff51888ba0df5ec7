import { describe, expect, it } from 'vitest'
import { coastPath } from './coast'
import { figuresOf } from './figures'
import { boxFor, isBetterTurned, placesFor, widen } from './map'
import { originOfFigure, originOfToken } from './marks'
import { choiceOf, FULL_SET, printOf } from './tokens'
import table from '../data/tokens.toml?raw'

describe('the map', () => {
  it.each([
    [2, 91, 44, 30, 17],
    [3, 133, 64, 43, 26],
    [4, 174, 84, 56, 34],
  ])('for %i players has %i hexes', (players, hexes, sea, land, settlements) => {
    const places = placesFor(players, false)

    expect(places.length).toBe(hexes)
    expect(places.filter((place) => place.sort === 'sea').length).toBe(sea)
    expect(places.filter((place) => place.sort === 'land').length).toBe(land)
    expect(places.filter((place) => place.settlement >= 0).length).toBe(settlements)
  })

  it('has six neighbours round every settlement, and no two settlements that touch', () => {
    const places = placesFor(4, false)
    for (const town of places.filter((place) => place.capacity)) {
      const near = places.filter((place) => town.near.includes(place.label))

      expect(near.length).toBe(6)
      expect(near.every((place) => place.capacity === 0)).toBe(true)
    }
  })

  it('keeps neighbours next to each other when it is turned', () => {
    const places = placesFor(4, true)
    for (const place of places) {
      for (const other of places.filter(({ label }) => place.near.includes(label))) {
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeCloseTo(50 * Math.sqrt(3), 3)
      }
    }
  })

  it('lies across a wide area and upright in a tall one', () => {
    expect(isBetterTurned(4, 1040, 630)).toBe(true)
    expect(isBetterTurned(4, 390, 520)).toBe(false)
  })

  it('gets water at two sides where the area has another shape', () => {
    const [, , w, h] = widen(boxFor(2, false), 2000, 500)

    expect(w / h).toBeCloseTo(4)
  })
})

it('draws the coast within reach of the map', () => {
  const numbers = coastPath(false).match(/-?\d+/g)?.map(Number) ?? []

  expect(numbers.length).toBeGreaterThan(800)
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(2500)
})

describe('the tokens', () => {
  it('are those of the box', () => {
    const ids = [...table.matchAll(/id = "(\w+)"/g)].map(([, id]) =>
      (id ?? '').replace(/[ab]$/, ''),
    )
    const counted = [...new Set(ids)].map((id) => [id, ids.filter((other) => other === id).length])

    expect(FULL_SET).toEqual(counted)
  })

  it('look fast where the box says so', () => {
    const fast = [...table.matchAll(/id = "(\w+)".*fast = true/g)].map(([, id]) =>
      (id ?? '').replace(/[ab]$/, ''),
    )

    expect(FULL_SET.map(([id]) => id).filter((id) => printOf(id).fast)).toEqual([...new Set(fast)])
  })

  it('are chosen by their print, the exchanges by their verb', () => {
    expect(choiceOf('S3')).toEqual(['token', 'S3'])
    expect(choiceOf('FX')).toEqual(['verb', 'swap'])
    expect(choiceOf('TX')).toEqual(['verb', 'lift'])
  })
})

describe('where pieces come from', () => {
  const entry = (key: string, args: Record<string, string>) => ({
    number: 1,
    seat: null,
    key,
    args,
  })

  it('is the tray for my token, the panel for another', () => {
    const last = [entry('placed', { seat: 'B', token: 'S3', hex: '1,0' })]

    expect(originOfToken(last, '1,0', 'B')).toBe('hand S3')
    expect(originOfToken(last, '1,0', 'A')).toBe('panel B')
    expect(originOfToken(last, '1,-1', 'A')).toBeUndefined()
  })

  it('is the space from which a token was lifted', () => {
    const last = [entry('relayed', { seat: 'A', token: 'S3', hex: '1,0', to_hex: '2,-1' })]

    expect(originOfToken(last, '2,-1', 'A')).toBe('tile 1,0')
  })

  it('is the other settlement of an exchange', () => {
    const last = [
      entry('swapped', {
        seat: 'A',
        figure: 'rice',
        settlement: '2,0',
        other_figure: 'helmet',
        other_settlement: '-4,6',
      }),
    ]

    expect(originOfFigure(last, '2,0', 'helmet', 'A')).toBe('figure -4,6 helmet')
    expect(originOfFigure(last, '-4,6', 'rice', 'A')).toBe('figure 2,0 rice')
  })
})

it('reads figures from their labels', () => {
  expect(figuresOf('helmet+rice')).toEqual(['helmet', 'rice'])
  expect(figuresOf('none')).toEqual([])
})
