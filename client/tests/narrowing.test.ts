import { describe, expect, test } from 'vitest'
import { Narrowing } from '../src/narrowing.svelte'
import { parseMove, type Move } from '../src/room'

const VERBS = { place: ['token', 'hex'], take: ['token'], end: [], attack: ['card', 'target'] }
const read = (...texts: string[]): Move[] => texts.map((text) => parseMove(text, VERBS))
const OFFER = ['place S3 0,1', 'place S3 0,2', 'place H2 0,1', 'place X1 5,5', 'end']

function start(...texts: string[]) {
  const sent: string[] = []
  const narrowing = new Narrowing((move) => sent.push(move.text), read(...texts))
  return { narrowing, sent, left: () => narrowing.left.map((move) => move.text) }
}

test('a move is read by the parameters of its verb', () => {
  expect(parseMove('place S3 -3,4', VERBS)).toEqual({
    text: 'place S3 -3,4',
    verb: 'place',
    args: { token: 'S3', hex: '-3,4' },
  })
  expect(parseMove('end', VERBS).args).toEqual({})
})

test('naming things narrows until one move is left, which is sent', () => {
  const { narrowing, sent, left } = start(...OFFER)
  narrowing.choose('token', 'S3')
  expect(left()).toEqual(['place S3 0,1', 'place S3 0,2'])
  expect(sent).toEqual([])
  narrowing.choose('hex', '0,2')
  expect(sent).toEqual(['place S3 0,2'])
  expect(narrowing.chosen).toEqual([])
})

test('the order of naming does not matter', () => {
  const { narrowing, sent } = start(...OFFER)
  narrowing.choose('hex', '0,1')
  narrowing.choose('token', 'H2')
  expect(sent).toEqual(['place H2 0,1'])
})

test('a thing whose choice leaves one move sends at once', () => {
  const { narrowing, sent } = start(...OFFER)
  narrowing.choose('verb', 'end')
  expect(sent).toEqual(['end'])
})

test('what fits: what leads on, or replaces a choice of the same parameter', () => {
  const { narrowing } = start(...OFFER)
  narrowing.choose('token', 'S3')
  expect(narrowing.fits('hex', '0,1')).toBe(true)
  expect(narrowing.fits('hex', '5,5')).toBe(false)
  expect(narrowing.fits('token', 'H2')).toBe(true)
  expect(narrowing.fits('token', 'Z9')).toBe(false)
  expect(narrowing.left.map((move) => move.args.hex)).toEqual(['0,1', '0,2'])
})

test('another choice of the same parameter replaces it; what does not go with it gives way', () => {
  const { narrowing, left } = start(...OFFER, 'place X1 5,6')
  narrowing.choose('token', 'S3')
  narrowing.choose('token', 'X1')
  expect(left()).toEqual(['place X1 5,5', 'place X1 5,6'])
  narrowing.choose('hex', '0,1')
  expect(narrowing.chosen).toEqual([{ parameter: 'hex', value: '0,1' }])
})

test('something that no move has changes nothing', () => {
  const { narrowing, sent, left } = start(...OFFER)
  narrowing.choose('hex', '9,9')
  expect(left()).toHaveLength(OFFER.length)
  expect(sent).toEqual([])
})

test('the same thing again takes the choice back, and so does one step back', () => {
  const { narrowing } = start(...OFFER)
  narrowing.choose('token', 'S3')
  narrowing.choose('token', 'S3')
  expect(narrowing.chosen).toEqual([])
  narrowing.choose('token', 'S3')
  expect(narrowing.back()).toBe(true)
  expect(narrowing.chosen).toEqual([])
  expect(narrowing.back()).toBe(false)
})

test('cautious: the first tap aims, the second on the same place commits', () => {
  const { narrowing, sent } = start(...OFFER)
  narrowing.cautious = true
  narrowing.choose('token', 'S3')
  narrowing.choose('hex', '0,1')
  expect(sent).toEqual([])
  expect(narrowing.preview?.text).toBe('place S3 0,1')
  narrowing.choose('hex', '0,2')
  expect(narrowing.preview?.text).toBe('place S3 0,2')
  narrowing.choose('hex', '0,2')
  expect(sent).toEqual(['place S3 0,2'])
})

test('cautious: back gives up the aim and keeps what was chosen before', () => {
  const { narrowing, sent } = start(...OFFER)
  narrowing.cautious = true
  narrowing.choose('token', 'S3')
  narrowing.choose('hex', '0,1')
  narrowing.back()
  narrowing.commit()
  expect(sent).toEqual([])
  expect(narrowing.has('token', 'S3')).toBe(true)
})

test('pointing shows what would be played, and chooses nothing', () => {
  const { narrowing, left } = start(...OFFER)
  narrowing.choose('token', 'S3')
  narrowing.aim('hex', '0,2')
  expect(narrowing.preview?.text).toBe('place S3 0,2')
  expect(narrowing.isAimed('hex', '0,2')).toBe(true)
  narrowing.unaim()
  expect(narrowing.preview).toBeNull()
  expect(left()).toHaveLength(2)
})

test('new moves on offer keep a choice that still leads somewhere', () => {
  const { narrowing } = start(...OFFER)
  narrowing.choose('token', 'S3')
  narrowing.offer(read('place S3 0,2', 'place S3 0,3'))
  expect(narrowing.has('token', 'S3')).toBe(true)
  narrowing.offer(read('end'))
  expect(narrowing.chosen).toEqual([])
})

describe('what cannot be played now', () => {
  const reason = { key: 'refused-slow-token-used', args: { token: 'R2' } }
  const taken = { key: 'refused-hex-taken', args: { hex: '0,2' } }

  function startWithReasons() {
    const told: string[] = []
    const { narrowing, sent } = start(...OFFER)
    narrowing.onexplain = ({ key }) => told.push(key)
    const [slow, full] = read('place R2 0,1', 'place H2 0,2')
    if (!slow || !full) throw new Error('two moves')
    narrowing.offer(narrowing.moves, [
      { move: slow, reason },
      { move: full, reason: taken },
    ])
    return { narrowing, sent, told }
  }

  test('naming it tells why, and leaves all as it was', () => {
    const { narrowing, sent, told } = startWithReasons()
    narrowing.choose('token', 'R2')
    expect(told).toEqual(['refused-slow-token-used'])
    expect([narrowing.chosen, sent]).toEqual([[], []])
  })

  test('the reason is that of what is chosen already', () => {
    const { narrowing } = startWithReasons()
    narrowing.choose('token', 'H2')
    expect(narrowing.reasonFor('hex', '0,2')).toBeNull()
    expect(narrowing.reasonFor('token', 'R2')).toEqual(reason)
    expect(narrowing.reasonFor('token', 'S3')).toBeNull()
  })

  test('greyed is only what the choices so far rule out', () => {
    const { narrowing } = startWithReasons()
    expect(narrowing.whyClosed('token', 'R2')).toEqual(reason)
    expect(narrowing.whyClosed('token', 'S3')).toBeNull()
    narrowing.offer(read('place S3 0,1', 'place S3 0,3'), narrowing.ruledOut)
    expect(narrowing.whyClosed('hex', '0,2')).toEqual(taken)
    narrowing.choose('token', 'S3')
    expect(narrowing.whyClosed('hex', '0,2')).toBeNull()
    expect(narrowing.reasonFor('hex', '0,2')).toEqual(taken)
    expect(narrowing.whyClosed('token', 'R2')).toEqual(reason)
  })

  test('pointing at it hints at the reason, and plays nothing', () => {
    const { narrowing, sent } = startWithReasons()
    narrowing.aim('token', 'R2')
    expect(narrowing.hint).toEqual(reason)
    expect(narrowing.preview).toBeNull()
    narrowing.aim('token', 'S3')
    expect(narrowing.hint).toBeNull()
    narrowing.aim('move', 'place R2 0,1')
    expect(narrowing.hint).toEqual(reason)
    narrowing.unaim()
    expect([narrowing.hint, sent]).toEqual([null, []])
  })

  test('a whole move that is ruled out is touched as a thing is', () => {
    const { narrowing, told, sent } = startWithReasons()
    narrowing.choose('move', 'place H2 0,2')
    expect([told, sent]).toEqual([['refused-hex-taken'], []])
  })

  test('what no rule speaks of tells nothing', () => {
    const { narrowing, told } = startWithReasons()
    narrowing.choose('token', 'Q9')
    expect(told).toEqual([])
  })

  test('a new offer brings its own reasons', () => {
    const { narrowing } = startWithReasons()
    narrowing.offer(read(...OFFER))
    expect(narrowing.reasonFor('token', 'R2')).toBeNull()
  })
})
