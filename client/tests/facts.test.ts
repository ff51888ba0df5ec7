import { expect, test } from 'vitest'
import { factsOf, type Fact } from '../src/facts'
import type { GameInfo, SeatInfo } from '../src/types'
import { Words } from '../src/words.svelte'

const GAME = {
  name: 'toy',
  kinds: {
    coin: ['heads', 'tails'],
    card: ['ace', 'A'],
    played: ['ace', 'A'],
    seat: ['A', 'B'],
  },
  kind_names: { coin: 'coin', card: 'card', played: 'card', seat: 'seat' },
} as unknown as GameInfo
const WORDS = `
view-goal = Points to win
coin-heads = Heads up
coin-tails = Tails up
card-ace = Ace
option-yes = yes
option-no = no
`
const seats = ['Mina', 'Yuki'].map((name, i) => ({
  seat: String.fromCharCode(65 + i),
  by: 'person',
  name,
})) as SeatInfo[]

function read(view: unknown): Fact[] {
  const words = new Words()
  words.read('en', [WORDS], GAME)
  words.seats = seats
  return factsOf(view, { game: GAME, seats, words })
}

const texts = (view: unknown) => read(view).map(({ name, text }) => [name, text])

test('a field has its word, else its name; a number its digits', () => {
  expect(texts({ goal: 1200, cards_left: 3 })).toEqual([
    ['Points to win', '1,200'],
    ['cards left', '3'],
  ])
})

test('a label is said in the words of its kind, which its field names or it alone has', () => {
  expect(texts({ card: 'ace', shown: 'heads', first: 'B' })).toEqual([
    ['card', 'Ace'],
    ['shown', 'Heads up'],
    ['first', 'Yuki'],
  ])
})

test('a label that two kinds have stands for itself', () => {
  expect(texts({ what: 'A' })).toEqual([['what', 'A']])
})

test('nothing is a dash; yes and no are said', () => {
  expect(texts({ lead: '-', last: null, over: false, coins: [] })).toEqual([
    ['lead', '–'],
    ['last', '–'],
    ['over', 'no'],
    ['coins', ''],
  ])
})

test('labels in a list stand in one line, even when they are as many as the seats', () => {
  expect(texts({ hand: ['heads', 'tails'] })).toEqual([['hand', 'Heads up · Tails up']])
})

test('one number a seat is told by seat', () => {
  const [points] = read({ points: [2, 5] })
  expect(points?.parts.map(({ name, text }) => [name, text])).toEqual([
    ['Mina', '2'],
    ['Yuki', '5'],
  ])
})

test('lists in lists are numbered, or told by seat, as deep as they go', () => {
  const [rows, hands] = read({ rows: [[1], [2], [3]], hands: [['ace'], []] })
  expect(rows?.parts.map(({ name, text }) => [name, text])).toEqual([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
  ])
  expect(hands?.parts.map(({ name, text }) => [name, text])).toEqual([
    ['Mina', 'Ace'],
    ['Yuki', ''],
  ])
})

test('what is made of fields is shown field by field', () => {
  const [market] = read({ market: { top: 'tails', more: [{ left: 2 }] } })
  expect(market?.text).toBeNull()
  expect(market?.parts[0]).toEqual({ name: 'top', text: 'Tails up', parts: [] })
  expect(market?.parts[1]?.parts[0]?.parts).toEqual([{ name: 'left', text: '2', parts: [] }])
})

test('a game that shows nothing has no facts', () => {
  expect(read(null)).toEqual([])
})
