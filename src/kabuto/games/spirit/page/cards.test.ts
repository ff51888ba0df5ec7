import { describe, expect, it } from 'vitest'
import { boardOf, cardOf, sorted } from './cards'
import { columnsFor, placeIn } from './ring'

describe('the cards of the box', () => {
  it('are read as the rules read them', () => {
    expect(cardOf('P3-03')).toEqual({
      id: 'P3-03',
      rank: 'plunderer',
      value: 3,
      symbol: 'hat',
      penalties: ['arrow_left'],
      flames: false,
      reconstructed: false,
    })
    expect(cardOf('B6-04')?.penalties).toEqual(['no_defend', 'reinforce'])
    expect(cardOf('P1-13')?.symbol).toBe('')
    expect(cardOf('B6-08')?.reconstructed).toBe(true)
    expect(cardOf('-')).toBeUndefined()
  })

  it('are sorted by value', () => {
    expect(sorted(['P4-01', 'P1-02', 'P1-01'])).toEqual(['P1-01', 'P1-02', 'P4-01'])
  })
})

describe('the samurai boards', () => {
  it('have a Kiai value for both faces', () => {
    expect(boardOf('kikuchiyo')).toEqual({
      id: 'kikuchiyo',
      kanji: '菊千代',
      human: 10,
      animal: 13,
    })
  })
})

describe('the ring', () => {
  const all = (seats: number, width: number) => {
    const columns = columnsFor(seats, width)
    return Array.from({ length: seats }, (_, seat) => placeIn(seat, seats, columns))
  }

  it('is a list on a phone', () => {
    expect(all(7, 390).map(({ row }) => row)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  })

  it('gives every seat a place of its own', () => {
    for (const width of [390, 700, 820, 1040, 1600])
      for (const seats of [2, 3, 4, 5, 6, 7]) {
        const places = all(seats, width).map(({ row, column }) => `${row} ${column}`)
        expect(new Set(places).size).toBe(seats)
      }
  })

  it('comes back below: with four, the third sits under the second', () => {
    expect(all(4, 1040)).toEqual([
      { row: '1', column: '1 / span 2' },
      { row: '1', column: '3 / span 2' },
      { row: '2', column: '3 / span 2' },
      { row: '2', column: '1 / span 2' },
    ])
  })
})
