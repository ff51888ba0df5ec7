import { describe, expect, it } from 'vitest'
import { PEOPLE, PRINTS, RANKS, rankOf, starsOf } from './cards'
import base from '../data/cards.toml?raw'
import sun from '../data/rising_sun.toml?raw'
import setup from '../data/setup.toml?raw'

/** The rows of one kind in a table of the box. */
function rowsOf(table: string, kind: string): Record<string, string>[] {
  const found = table.split(/^(?=\[)/m).filter((part) => part.startsWith(`[[${kind}]]`))
  return found.map((part) =>
    Object.fromEntries(
      [...part.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  )
}

const cards = [...rowsOf(base, 'card'), ...rowsOf(sun, 'card')]

describe('what is printed on the cards', () => {
  it('is what the box says', () => {
    expect(new Set(Object.keys(PRINTS))).toEqual(new Set(cards.map((row) => row.id)))
    for (const row of cards) {
      const print = PRINTS[row.id ?? '']
      expect(print?.sort, row.id).toBe(row.type)
      expect(print?.suit, row.id).toBe(row.suit)
      expect(String(print?.difficulty), row.id).toBe(String(row.difficulty))
      const wounds =
        row.wounds === undefined || /^\d+$/.test(row.wounds) ? String(row.wounds) : 'null'
      expect(String(print?.wounds), row.id).toBe(wounds)
    }
  })

  it('names every character and role', () => {
    const people = [
      ...rowsOf(setup, 'character'),
      ...rowsOf(setup, 'promo_character'),
      ...rowsOf(sun, 'character'),
    ]
    expect(new Set(Object.keys(PEOPLE))).toEqual(new Set(people.map((row) => row.id)))
    const roles = [...rowsOf(setup, 'role'), ...rowsOf(sun, 'role')]
    for (const { id = '' } of roles) expect(RANKS).toHaveProperty(rankOf(id))
  })

  it('reads the stars off a role', () => {
    expect([rankOf('ninja2'), starsOf('ninja2'), starsOf('samurai')]).toEqual(['ninja', 2, 0])
  })
})
