/** Tokens, slots, lessons and dojos that cannot be had now: greyed, with the reason in words, told when touched. */
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-svelte'
import HOUSE from '../../../words/en.ftl?raw'
import { Narrowing, type RuledOutMove } from '$client/narrowing.svelte'
import { parseMove, type GameInfo, type Move, type RoomProps } from '$client/room'
import { Words } from '$client/words.svelte'
import WORDS from '../words/en.ftl?raw'
import DojoChoice from './DojoChoice.svelte'
import Lessons from './Lessons.svelte'
import { Offer } from './offer.svelte'
import type { SlotState } from './read'
import Slot from './Slot.svelte'
import TokenRow from './TokenRow.svelte'
import type { Board, Insight, View } from './types'

type Props = RoomProps<View, Insight, Board>

const KINDS = ['order', 'slot', 'lesson', 'dojo', 'resource', 'unit', 'seat']
const GAME = {
  name: 'empires',
  kinds: {
    order: ['recruit', 'move3'],
    slot: ['grey-1', 'grey-2'],
    lesson: ['archer', 'elite'],
    dojo: ['fire', 'wind'],
    seat: ['A', 'B'],
  },
  kind_names: Object.fromEntries(KINDS.map((kind) => [kind, kind])),
} as unknown as GameInfo
const VERBS = { skip: [], place: ['order', 'slot'], train: ['lesson'], dojo: ['dojo'] }
const PLACED = ['place recruit grey-2', 'place recruit grey-3']

const read = (text: string): Move => parseMove(text, VERBS)
const bare = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '')

function propsOf(moves: string[], ruledOut: Record<string, RuledOutMove['reason']>): Props {
  const words = new Words()
  words.read('en', [HOUSE, WORDS], GAME)
  const board = {
    facts: { move3_steps: 3, move2plus_steps: 2, move2plus_most: 3, move2ship_steps: 2 },
  }
  words.hear(board)
  const narrowing = new Narrowing(vi.fn())
  narrowing.onexplain = vi.fn()
  narrowing.offer(
    moves.map(read),
    Object.entries(ruledOut).map(([text, reason]) => ({ move: read(text), reason })),
  )
  return {
    game: GAME,
    board,
    words,
    narrowing,
    moves: narrowing.moves,
    seat: 'A',
    step: { step: 'PlaceOrder', rule: '4.4', args: {} },
    view: { behind: [[2, 0, 1, 1, 2, 2, 2], []] },
    last: [],
    lit: () => false,
    outcome: null,
  } as unknown as Props
}

const explained = (props: Props) => vi.mocked(props.narrowing.onexplain).mock.calls.flat()

test('a kind of token that is used up', async () => {
  const reason = { key: 'refused-tokens-laid', args: { order: 'move3', count: 1 } }
  const props = propsOf(PLACED, { 'place move3 grey-2': reason })
  const screen = await render(TokenRow, { props: { props, number: 0 } })
  const button = screen.container.querySelector<HTMLElement>('[data-order=move3]')
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  expect(bare(button?.title)).toContain('there is no Move 3 left; you began the era with 1.')
  button?.click()
  expect(explained(props)).toEqual([reason])
  const other = screen.container.querySelector<HTMLElement>('[data-order=recruit]')
  expect(bare(other?.title)).not.toContain('there is no')
  other?.click()
  expect(props.narrowing.has('order', 'recruit')).toBe(true)
})

const SLOT = {
  slot: 'grey-1',
  region: 'grey',
  neutral: 'harvest',
  owner: 'B',
  order: null,
  isUp: false,
  underOwner: null,
  under: null,
  turn: 0,
  isAgain: false,
  isNow: false,
  price: null,
} as SlotState

test('a slot on which no token may be laid', async () => {
  const reason = { key: 'refused-cover-price', args: { slot: 'grey-1', count: 2, left: 1 } }
  const props = propsOf(PLACED, { 'place recruit grey-1': reason })
  const offer = new Offer(() => props)
  const onpoint = vi.fn()
  const screen = await render(Slot, { props: { state: SLOT, props, offer, onpoint } })
  const button = screen.container.querySelector<HTMLElement>('[data-slot=grey-1]')
  expect(button?.dataset.spot).toBe('closed')
  expect(bare(button?.title)).toContain('costs 2 bushido; you have 1.')
  button?.click()
  expect(explained(props)).toEqual([reason])
  expect(onpoint).toHaveBeenCalledWith('grey-1')
  props.narrowing.offer([], [])
  await expect.poll(() => button?.dataset.spot).toBe('idle')
})

test('a lesson that costs too much', async () => {
  const reason = { key: 'refused-too-dear', args: { resource: 'food', count: 1, left: 0 } }
  const props = propsOf(['skip', 'train archer'], { 'train elite': reason })
  const screen = await render(Lessons, { props: { props } })
  const button = screen.container.querySelector<HTMLElement>('[data-lesson=elite]')
  expect(bare(button?.title)).toBe('That costs 1 food; you have 0.')
  button?.click()
  expect(explained(props)).toEqual([reason])
  expect(screen.container.querySelector<HTMLElement>('[data-lesson=archer]')?.title).toBe('')
})

test('a dojo that somebody has', async () => {
  const reason = { key: 'refused-dojo-taken', args: { seat: 'B', dojo: 'fire' } }
  const props = propsOf(['dojo wind'], { 'dojo fire': reason })
  const screen = await render(DojoChoice, { props: { props } })
  const button = screen.container.querySelector<HTMLElement>('[data-dojo=fire]')
  expect(bare(button?.textContent)).toContain('has already taken the fire dojo.')
  button?.click()
  expect(explained(props)).toEqual([reason])
})
