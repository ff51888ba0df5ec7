import { expect, test } from 'vitest'
import { promptButtons } from '../src/table/buttons'
import { inTurnOrder } from '../src/shell/order'
import { lastEvents, mergeLog } from '../src/table.svelte'
import { Narrowing } from '../src/narrowing.svelte'
import { parseMove, seatNumber, crestOf, type LogEntry, type SeatInfo } from '../src/room'
import { quickSeats } from '../src/home/games.svelte'
import type { GameInfo } from '../src/room'

const entry = (number: number, seat: string | null): LogEntry => ({
  number,
  seat,
  key: 'x',
  args: {},
})
const numbers = (entries: LogEntry[]) => entries.map((one) => one.number)

test('last: all since my last move; when I moved last, what my move did', () => {
  const log = [entry(1, 'A'), entry(2, 'B'), entry(3, 'B'), entry(4, 'C')]
  expect(numbers(lastEvents(log, 'A'))).toEqual([2, 3, 4])
  expect(numbers(lastEvents(log, 'C'))).toEqual([4])
  expect(numbers(lastEvents(log, null))).toEqual([4])
  expect(numbers(lastEvents(log.slice(0, 3), null))).toEqual([2, 3])
})

test('new log entries replace all from their first number on, as after an undo', () => {
  const old = [entry(1, 'A'), entry(2, 'B'), entry(3, 'B')]
  expect(numbers(mergeLog(old, [entry(4, 'A')], false))).toEqual([1, 2, 3, 4])
  const undone = mergeLog(old, [entry(2, 'C')], false)
  expect(numbers(undone)).toEqual([1, 2])
  expect(undone[1]?.seat).toBe('C')
  expect(mergeLog(old, [], false)).toBe(old)
  expect(mergeLog(old, [], true)).toEqual([])
})

test('buttons: bare verbs always, the whole rest when it is short', () => {
  const verbs = { end: [], place: ['hex'] }
  const moves = ['end', 'place 1', 'place 2', 'place 3', 'place 4'].map((text) =>
    parseMove(text, verbs),
  )
  const narrowing = new Narrowing(() => undefined, moves)
  expect(promptButtons(narrowing).map((move) => move.text)).toEqual(['end'])
  narrowing.offer(moves.slice(0, 3))
  expect(promptButtons(narrowing)).toHaveLength(3)
})

test('seats: letters, crests, and my own first', () => {
  expect(seatNumber('C')).toBe(2)
  expect(seatNumber(null)).toBe(-1)
  expect(crestOf(8)).toBe('peak')
  const seats = ['A', 'B', 'C'].map((seat) => ({ seat }) as SeatInfo)
  expect(inTurnOrder(seats, 'B').map(({ seat }) => seat)).toEqual(['B', 'C', 'A'])
  expect(inTurnOrder(seats, null)).toBe(seats)
})

test('play now: I and sensible bots, within what the game seats', () => {
  const game = { seats: { least: 2, most: 4 }, bots: ['random', 'greedy'] } as GameInfo
  expect(quickSeats(game)).toEqual([
    { by: 'me' },
    { by: 'bot', bot: 'greedy' },
    { by: 'bot', bot: 'greedy' },
  ])
  expect(quickSeats({ ...game, seats: { least: 2, most: 2 } })).toHaveLength(2)
})
