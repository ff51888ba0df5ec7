/** What stands on the order tokens of Small Samurai Empires is of the box in use. */
import { expect, test } from 'vitest'
import { numeralOf } from './say'
import type { Board } from './types'
import { Words } from '$client/words.svelte'

const board = {
  facts: { move3_steps: 4, move2plus_steps: 1, move2plus_most: 3, move2ship_steps: 5 },
} as Board

test.each([
  ['move3', '4', '۴'],
  ['move2plus', '1/3', '۱/۳'],
  ['move2ship', '5/2', '۵/۲'],
  ['attack', '2', '۲'],
  ['harvest', '', ''],
  [null, '', ''],
])('%s', (order, english, persian) => {
  const words = new Words()
  expect(numeralOf(words, board, order)).toBe(english)
  words.read('fa', [])
  expect(numeralOf(words, board, order)).toBe(persian)
})
