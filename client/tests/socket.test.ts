import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, StateMessage } from '../src/protocol'
import { Live } from '../src/socket'
import { FakeSocket } from './socket'

/** What the channel hears of the page around it. */
class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible'

  tell(event: string): void {
    this.dispatchEvent(new Event(event))
  }
}

const state = (number: number, decision: string | null = null): Partial<StateMessage> => ({
  type: 'state',
  number,
  views: [{ seat: 'A', view: {}, insight: {}, decision, moves: [], ruled_out: [], undo: false, auto_answers: null }],
  log: [],
})
const MOVE: ClientMessage = { type: 'move', seat: 'A', move: 'end', decision: 'd1', key: 'k1' }

let sockets: FakeSocket[] = []
let states: { number: number; isWhole: boolean }[] = []
let refusals: string[] = []
let here: number[] = []
let connected: boolean[] = []
let live: Live
let page: Page

function now(): FakeSocket {
  const socket = sockets.at(-1)
  if (!socket) throw new Error('nothing was opened')
  return socket
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  sockets = []
  states = []
  refusals = []
  here = []
  connected = []
  live = new Live(
    'ws://x',
    {
      state: (message, isWhole) => states.push({ number: message.number, isWhole }),
      presence: (message) => here.push(message.watching),
      refused: (message) => refusals.push(message.key),
      connected: (is) => connected.push(is),
    },
    () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  )
  live.start()
  now().accept()
})

afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

test('states in order are taken; the first is the whole', () => {
  now().say(state(1))
  now().say(state(2))
  expect(states).toEqual([
    { number: 1, isWhole: true },
    { number: 2, isWhole: false },
  ])
  expect(now().sent).toEqual([])
})

test('a gap asks for the whole again, and nothing of it is shown before', () => {
  now().say(state(1))
  now().say(state(3))
  expect(now().types()).toEqual(['hello'])
  expect(states).toHaveLength(1)
  now().say(state(4))
  expect(states.at(-1)).toEqual({ number: 4, isWhole: true })
  now().say(state(5))
  expect(states.at(-1)).toEqual({ number: 5, isWhole: false })
})

test('a lost connection is opened again, with longer and longer waits, without end', () => {
  now().say(state(1))
  for (let i = 0; i < 40; i++) {
    now().vanish()
    vi.advanceTimersByTime(10_000)
  }
  expect(sockets).toHaveLength(41)
  expect(connected).toContain(false)
  now().accept()
  now().say(state(1))
  expect(connected.at(-1)).toBe(true)
  expect(states.at(-1)).toEqual({ number: 1, isWhole: true })
})

test('who is here is told between two states, and is none of them', () => {
  now().say(state(1))
  now().say({ type: 'presence', present: ['A'], watching: 3 })
  now().say(state(2))
  expect(here).toEqual([3])
  expect(states).toHaveLength(2)
  expect(now().types()).toEqual([])
})

test('one socket too many is told, and tried again after the longest wait only', () => {
  now().say({ type: 'refused', key: 'refused-too-many', args: {}, re: null })
  now().vanish(4429)
  expect(refusals).toEqual(['refused-too-many'])
  vi.advanceTimersByTime(9_000)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
})

test('waking tries at once, and asks for the whole where the connection still stands', () => {
  now().say(state(1))
  live.wake()
  expect(now().types()).toEqual(['hello'])
  now().vanish()
  now().vanish()
  live.wake()
  expect(sockets).toHaveLength(2)
})

test('the page wakes the channel when it is seen, focused or online again, until it is left', () => {
  now().say(state(1))
  page.visibilityState = 'hidden'
  page.tell('visibilitychange')
  expect(now().types()).toEqual([])
  page.visibilityState = 'visible'
  for (const event of ['visibilitychange', 'focus', 'online']) page.tell(event)
  expect(now().types()).toEqual(['hello', 'hello', 'hello'])
  live.stop()
  for (const event of ['visibilitychange', 'focus', 'online']) page.tell(event)
  expect(sockets).toHaveLength(1)
  expect(now().types()).toHaveLength(3)
})

test('a move that was not answered is sent again by the same key after a break', () => {
  now().say(state(1, 'd1'))
  live.act(MOVE)
  now().vanish()
  vi.advanceTimersByTime(10_000)
  now().accept()
  expect(now().sent).toEqual([MOVE])
})

test('a move whose decision is gone is not sent again', () => {
  now().say(state(1, 'd1'))
  live.act(MOVE)
  now().say(state(2, 'd2'))
  now().vanish()
  vi.advanceTimersByTime(10_000)
  now().accept()
  expect(now().sent).toEqual([])
})

test('a refused move is told, and not sent again', () => {
  now().say(state(1, 'd1'))
  live.act(MOVE)
  now().say({ type: 'refused', key: 'refused-stale', args: {}, re: 'k1' })
  expect(refusals).toEqual(['refused-stale'])
  now().vanish()
  vi.advanceTimersByTime(10_000)
  now().accept()
  expect(now().sent).toEqual([])
})

test('a connection that answers no ping is given up and opened again', () => {
  now().say(state(1))
  vi.advanceTimersByTime(20_000)
  expect(now().types()).toEqual(['ping'])
  vi.advanceTimersByTime(8_000 + 1_000)
  expect(sockets).toHaveLength(2)
})

test('a connection that opens and then tells nothing is given up and opened again', () => {
  vi.advanceTimersByTime(6_000)
  expect(sockets.length).toBe(2)
  now().accept()
  now().say(state(1))
  vi.advanceTimersByTime(6_000)
  expect(sockets.length).toBe(2)
  expect(states).toEqual([{ number: 1, isWhole: true }])
})

test('what an old connection still says is not heard', () => {
  const old = now()
  old.vanish()
  vi.advanceTimersByTime(10_000)
  now().accept()
  now().say(state(1))
  old.say(state(2))
  expect(states).toHaveLength(1)
})
