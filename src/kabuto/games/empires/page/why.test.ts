/** What a tap on the map would name, where the rules say why it leads nowhere. */
import { expect, test, vi } from 'vitest'
import { Narrowing, type Reason } from '$client/narrowing.svelte'
import { parseMove, type RoomProps } from '$client/room'
import { Offer } from './offer.svelte'
import { pressable } from './press'
import type { Insight, View } from './types'

const VERBS = {
  step: ['province', 'unit', 'to_province'],
  land: ['to_province'],
  descend: ['to_province'],
}
const reason = (key: string): Reason => ({ key: `refused-${key}`, args: {} })

function offerOf(moves: string[], ruledOut: Record<string, string>): Offer {
  const narrowing = new Narrowing(() => undefined)
  narrowing.offer(
    moves.map((text) => parseMove(text, VERBS)),
    Object.entries(ruledOut).map(([text, key]) => ({
      move: parseMove(text, VERBS),
      reason: reason(key),
    })),
  )
  const props = { narrowing } as RoomProps<View, Insight>
  return new Offer(() => props)
}

const STEPS = ['step owari army ise', 'step owari army musashi']
const NO_STEPS = { 'step harima army aki': 'no-own-unit', 'step aki army tosa': 'not-in-region' }

test('where nothing starts, the province that a move would start from is told of', () => {
  const offer = offerOf(STEPS, NO_STEPS)
  expect(offer.closedFor('harima')).toBe('province')
  expect(offer.closedFor('aki')).toBe('province')
  expect(offer.narrowing.reasonFor('province', 'aki')?.key).toBe('refused-not-in-region')
})

test('what is on offer is not closed, nor is that of which nothing is known', () => {
  const offer = offerOf(STEPS, NO_STEPS)
  expect(offer.closedFor('owari')).toBeNull()
  expect(offer.closedFor('tosa')).toBeNull()
  offer.narrowing.choose('province', 'owari')
  expect(offer.closedFor('ise')).toBeNull()
  expect(offer.closedFor('harima')).toBe('province')
})

test('where moves only end somewhere, it is told of the end', () => {
  const offer = offerOf(['land tosa', 'land ise'], { 'land yamashiro': 'no-coast' })
  expect(offer.closedFor('yamashiro')).toBe('to_province')
  expect(offer.closedFor('tosa')).toBeNull()
})

test('a tap on what leads nowhere is told why, and aims at nothing', () => {
  const { narrowing } = offerOf(STEPS, NO_STEPS)
  narrowing.onexplain = vi.fn()
  const { area } = pressable({
    narrowing,
    argument: () => null,
    closed: () => ['province', 'harima'],
    onfocus: () => undefined,
    onpoint: () => undefined,
  })
  area.onpointerenter?.({ pointerType: 'mouse' } as PointerEvent & { currentTarget: SVGElement })
  expect(narrowing.aimed).toBeNull()
  area.onclick?.({} as MouseEvent & { currentTarget: SVGElement })
  expect(narrowing.onexplain).toHaveBeenCalledWith(reason('no-own-unit'))
  expect(narrowing.chosen).toEqual([])
})
