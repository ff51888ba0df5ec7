/** What the page does with the states of a table: when each is shown, to whom, and what it remembers. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prefs } from '../src/prefs.svelte'
import type { RoomPart } from '../src/room'
import { openTable, sees, told } from './stage'

const HAND = (() => ({})) as unknown as RoomPart
const BEAT = 700

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  prefs.setSpeed('normal')
})

/** As when the page is covered by another, or seen again. */
function cover(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what others do is shown one a beat, in the order in which it happened', () => {
  const { table, server } = openTable()
  server.tell({ waiting: ['B'], views: [sees('A')] })
  expect(table.state?.number).toBe(1)
  server.tell({ log: [told(1, 'B')], views: [sees('A')] })
  server.tell({ log: [told(2, 'C')], views: [sees('A')] })
  vi.advanceTimersByTime(BEAT - 1)
  expect(table.state?.number).toBe(1)
  vi.advanceTimersByTime(1)
  expect(table.log.map(({ number }) => number)).toEqual([1])
  vi.advanceTimersByTime(BEAT)
  expect(table.log.map(({ number }) => number)).toEqual([1, 2])
})

test('a beat counts from the last state that was shown', () => {
  const { table, server } = openTable()
  server.tell({ views: [sees('A')] })
  vi.advanceTimersByTime(BEAT * 3)
  server.tell({ log: [told(1, 'B')], views: [sees('A')] })
  vi.advanceTimersByTime(0)
  expect(table.state?.number).toBe(2)
})

test.each([
  ['calm', 1.6],
  ['off', 0.6],
] as const)('speed %s: %d beats', (speed, beats) => {
  prefs.setSpeed(speed)
  const { table, server } = openTable()
  server.tell({ views: [sees('A')] })
  server.tell({ log: [told(1, 'B')], views: [sees('A')] })
  vi.advanceTimersByTime(BEAT * beats - 1)
  expect(table.state?.number).toBe(1)
  vi.advanceTimersByTime(1)
  expect(table.state?.number).toBe(2)
})

test('my own move is answered at once, with all that happened before it', () => {
  const { table, server } = openTable()
  server.tell()
  server.tell({ log: [told(1, 'B')] })
  server.tell({ log: [told(2, 'A')] })
  expect(table.state?.number).toBe(3)
  expect(table.log).toHaveLength(2)
})

test('a long queue is caught up with', () => {
  const { table, server } = openTable()
  server.tell({ views: [sees('A')] })
  for (const number of [1, 2, 3, 4]) server.tell({ log: [told(number, 'B')], views: [sees('A')] })
  vi.advanceTimersByTime(80)
  expect(table.state?.number).toBe(2)
  vi.advanceTimersByTime(80)
  expect(table.state?.number).toBe(3)
  vi.advanceTimersByTime(80)
  expect(table.state?.number).toBe(3)
})

test.each(['pointerdown', 'keydown'])('%s hurries what waits to be shown', (event) => {
  const { table, server } = openTable()
  server.tell({ views: [sees('A')] })
  for (const number of [1, 2]) server.tell({ log: [told(number, 'B')], views: [sees('A')] })
  document.body.dispatchEvent(new Event(event, { bubbles: true }))
  expect(table.state?.number).toBe(3)
})

test('the whole, as after a break, throws away what waited', () => {
  const { table, server } = openTable()
  server.tell({ log: [told(1, 'B')], views: [sees('A')] })
  server.tell({ log: [told(2, 'B')], views: [sees('A')] })
  server.say({ ...table.state, number: 9, log: [] })
  expect(server.types()).toEqual(['hello'])
  server.say({ ...table.state, number: 10, log: [told(7, 'C')] })
  expect(table.log.map(({ number }) => number)).toEqual([7])
  vi.advanceTimersByTime(BEAT * 3)
  expect(table.state?.number).toBe(10)
})

test('a move is sent with its decision, and waits until that decision is gone', () => {
  const { table, server } = openTable()
  server.tell()
  const decision = table.shown?.decision
  table.narrowing.choose('verb', 'pass')
  expect(server.sent).toEqual([expect.objectContaining({ type: 'move', seat: 'A', decision })])
  expect(table.pending?.text).toBe('pass')
  server.tell()
  expect(table.pending?.text).toBe('pass')
  server.tell({ log: [told(1, 'A')], views: [sees('A')], waiting: ['B'] })
  expect(table.pending).toBeNull()
})

test('a refusal is said until the next decision, and shouted for three seconds', () => {
  const { table, server } = openTable()
  server.tell()
  table.narrowing.choose('verb', 'pass')
  server.say({ type: 'refused', key: 'refused-toy', args: { figure: 'rice' }, re: 'k' })
  expect(table.pending).toBeNull()
  expect(table.refusal?.key).toBe('refused-toy')
  expect(table.refusedNow).toBe(true)
  vi.advanceTimersByTime(3000)
  expect(table.refusedNow).toBe(false)
  expect(table.refusal?.key).toBe('refused-toy')
  server.tell({ log: [told(1, 'A')], views: [sees('A', ['take 2,0'])] })
  expect(table.refusal).toBeNull()
})

test('a table is opened on the seat that is asked, and two people change behind a curtain', () => {
  const { table, server } = openTable({ Hand: HAND })
  server.tell({ views: [sees('A', ['pass']), sees('B')] })
  expect(table.shown?.seat).toBe('A')
  expect(table.curtain).toBeNull()
  server.tell({ log: [told(1, 'A')], views: [sees('A'), sees('B', ['pass'])], waiting: ['B'] })
  flushSync()
  expect(table.shown?.seat).toBe('B')
  expect(table.curtain).toBe('B')
  table.lift()
  expect(table.curtain).toBeNull()
})

test('where nothing is hidden no curtain falls', () => {
  const { table, server } = openTable()
  server.tell({ views: [sees('A', ['pass']), sees('B')] })
  server.tell({ log: [told(1, 'A')], views: [sees('A'), sees('B', ['pass'])], waiting: ['B'] })
  expect(table.shown?.seat).toBe('B')
  expect(table.curtain).toBeNull()
})

test('another of my seats may be looked through until I am asked elsewhere', () => {
  const { table, server } = openTable()
  server.tell({ views: [sees('A', ['pass']), sees('B', ['take 1,0'])] })
  table.look('B')
  expect(table.shown?.seat).toBe('B')
  expect(table.moves.map(({ text }) => text)).toEqual(['take 1,0'])
  table.narrowing.choose('verb', 'take')
  expect(server.sent).toEqual([expect.objectContaining({ seat: 'B', move: 'take 1,0' })])
})

test('on touch the first tap only aims, with a mouse it plays', () => {
  const { table, server } = openTable()
  server.tell()
  const tap = (pointerType: string) =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  tap('touch')
  table.narrowing.choose('verb', 'pass')
  expect(server.sent).toEqual([])
  expect(table.narrowing.ready?.text).toBe('pass')
  table.narrowing.commit()
  expect(server.sent).toHaveLength(1)
  tap('mouse')
  table.narrowing.choose('verb', 'take')
  expect(server.sent).toHaveLength(2)
})

test('where a signal counts every move is confirmed', () => {
  const { table, server } = openTable({}, { signals: true })
  server.tell()
  document.body.dispatchEvent(
    new PointerEvent('pointerdown', { pointerType: 'mouse', bubbles: true }),
  )
  table.narrowing.choose('verb', 'pass')
  expect(server.sent).toEqual([])
})

test('a move is taken back where it may be, and only there', () => {
  const { table, server } = openTable()
  server.tell()
  table.undo()
  expect(server.sent).toEqual([])
  server.tell({ views: [sees('A', [], { undo: true })], log: [told(1, 'A')], version: 7 })
  table.undo()
  table.undo() // a double click
  expect(server.sent).toEqual([expect.objectContaining({ type: 'undo', seat: 'A', version: 7 })])
})

test('what happened while the page was left is marked', () => {
  const { table, server } = openTable()
  server.tell({ log: [told(1, 'B')] })
  cover(true)
  server.tell({ log: [told(2, 'B')] })
  vi.advanceTimersByTime(31_000)
  cover(false)
  expect(table.awayFrom).toBe(2)
})

test('a short look elsewhere marks nothing', () => {
  const { table, server } = openTable()
  server.tell({ log: [told(1, 'B')] })
  cover(true)
  vi.advanceTimersByTime(5_000)
  cover(false)
  expect(table.awayFrom).toBeNull()
})

test('a page that is opened again marks all since the last visit', () => {
  const first = openTable()
  first.server.tell({ log: [told(1, 'B'), told(2, 'B')] })
  expect(first.table.awayFrom).toBeNull()
  expect(openTable().table.awayFrom).toBe(3)
})
