import { expect, test } from 'vitest'
import { lacingOf } from '../src/home/lacing'

const NAMES = ['pennies', 'pennise', 'penny', 'p', 'go', 'og', '碁', 'igo-9x9']

test('no two names have the same pattern, anagrams and other scripts included', () => {
  const patterns = NAMES.map((name) => JSON.stringify(lacingOf(name).columns))
  expect(new Set(patterns).size).toBe(NAMES.length)
})

test('a pattern has eight plates a byte and a colour of the house', () => {
  const { columns, colour } = lacingOf('碁')
  expect(columns).toHaveLength(3)
  expect(columns.every((column) => column.length === 8)).toBe(true)
  expect(colour).toBeLessThan(8)
})
