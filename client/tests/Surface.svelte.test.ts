/** The board's surface: pan, zoom and keys, and that none of them chooses anything by mistake. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Point } from '../src/board/hex'
import { Narrowing } from '../src/narrowing.svelte'
import { parseMove, type Move } from '../src/room'
import Map from './Map.svelte'

const VERBS = { take: ['hex'] }
const OPEN = ['take 1,1', 'take 2,1', 'take 1,2']

async function show(targets: Point[] = []) {
  const send = vi.fn<(move: Move) => void>()
  const narrowing = new Narrowing(
    send,
    OPEN.map((text) => parseMove(text, VERBS)),
  )
  const screen = await render(Map, { narrowing, targets })
  const svg = screen.getByRole('group', { name: 'Map' }).element() as SVGSVGElement
  return { screen, svg, narrowing, send, texts: () => send.mock.calls.map(([move]) => move.text) }
}

const viewOf = (svg: SVGSVGElement) => (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
/** Longer than a glide takes. */
const GLIDE = 400
const WHOLE = [0, 0, 800, 400]
const focused = () => document.activeElement?.getAttribute('aria-label')

function fire(svg: SVGSVGElement, type: string, x: number, y: number, more: PointerEventInit = {}) {
  const at = document.elementFromPoint(x, y) ?? svg
  const init = { clientX: x, clientY: y, pointerId: 1, bubbles: true, ...more }
  at.dispatchEvent(new PointerEvent(type, init))
}

function drag(svg: SVGSVGElement, from: Point, to: Point) {
  fire(svg, 'pointerdown', from.x, from.y)
  fire(svg, 'pointermove', (from.x + to.x) / 2, (from.y + to.y) / 2)
  fire(svg, 'pointermove', to.x, to.y)
  fire(svg, 'pointerup', to.x, to.y)
}

const wheel = (svg: SVGSVGElement, deltaY: number, x: number, y: number) =>
  svg.dispatchEvent(
    new WheelEvent('wheel', { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }),
  )

test('the wheel zooms about the pointer, and never farther out than the whole', async () => {
  const { svg } = await show()
  wheel(svg, -500, 600, 100)
  await expect.poll(() => viewOf(svg)[2]).toBeLessThan(500)
  const [x = 0, y = 0, width = 0, height = 0] = viewOf(svg)
  expect(x + (600 / 800) * width).toBeCloseTo(600, 0)
  expect(y + (100 / 400) * height).toBeCloseTo(100, 0)
  wheel(svg, 5000, 300, 300)
  await expect.poll(() => viewOf(svg)).toEqual(WHOLE)
})

test('it comes no closer than four times', async () => {
  const { svg } = await show()
  for (let i = 0; i < 10; i++) wheel(svg, -1000, 400, 200)
  await expect.poll(() => viewOf(svg)[2]).toBe(200)
})

test('keys: plus and minus zoom, zero shows all again', async () => {
  const { svg } = await show()
  svg.focus()
  await userEvent.keyboard('+')
  expect(viewOf(svg)[2]).toBeCloseTo(800 / 1.5)
  await userEvent.keyboard('+')
  expect(viewOf(svg)[2]).toBeCloseTo(800 / 2.25)
  await userEvent.keyboard('-')
  expect(viewOf(svg)[2]).toBeCloseTo(800 / 1.5)
  await userEvent.keyboard('0')
  expect(viewOf(svg)).toEqual(WHOLE)
})

test('buttons zoom too; there is no way out of the whole', async () => {
  const { screen, svg } = await show()
  const [closer, farther] = [screen.getByText('+'), screen.getByText('−')]
  await expect.element(farther).toBeDisabled()
  await closer.click()
  expect(viewOf(svg)[2]).toBeCloseTo(800 / 1.5)
  await farther.click()
  expect(viewOf(svg)).toEqual(WHOLE)
  await expect.element(farther).toBeDisabled()
})

test('a double click zooms in where nothing can be chosen, and out again', async () => {
  const { svg, send } = await show()
  fire(svg, 'dblclick', 100, 100)
  await expect.poll(() => viewOf(svg)[2]).toBe(400)
  fire(svg, 'dblclick', 10, 390)
  await expect.poll(() => viewOf(svg)).toEqual(WHOLE)
  fire(svg, 'dblclick', 400, 200)
  expect(viewOf(svg)).toEqual(WHOLE)
  expect(send).not.toHaveBeenCalled()
})

test('a drag moves what is zoomed, inside the whole, and chooses nothing', async () => {
  const { svg, send } = await show()
  wheel(svg, -2000, 400, 200)
  await expect.poll(() => viewOf(svg)).toEqual([300, 150, 200, 100])
  drag(svg, { x: 400, y: 200 }, { x: 360, y: 220 })
  await expect.poll(() => viewOf(svg)).toEqual([310, 145, 200, 100])
  fire(svg, 'click', 360, 200)
  expect(send).not.toHaveBeenCalled()
  drag(svg, { x: 100, y: 200 }, { x: 790, y: 200 })
  drag(svg, { x: 100, y: 200 }, { x: 790, y: 200 })
  await expect.poll(() => viewOf(svg)[0]).toBe(0)
})

test('the whole does not move', async () => {
  const { svg } = await show()
  drag(svg, { x: 400, y: 300 }, { x: 300, y: 300 })
  expect(viewOf(svg)).toEqual(WHOLE)
})

test('a hand that shakes a little still clicks', async () => {
  const { svg, texts } = await show()
  fire(svg, 'pointerdown', 400, 200)
  fire(svg, 'pointermove', 403, 202)
  fire(svg, 'pointerup', 403, 202)
  fire(svg, 'click', 403, 202)
  expect(texts()).toEqual(['take 1,1'])
})

test('two fingers zoom about their middle', async () => {
  const { svg, send } = await show()
  fire(svg, 'pointerdown', 350, 200, { pointerId: 1 })
  fire(svg, 'pointerdown', 450, 200, { pointerId: 2 })
  fire(svg, 'pointermove', 300, 200, { pointerId: 1 })
  fire(svg, 'pointermove', 500, 200, { pointerId: 2 })
  await expect.poll(() => viewOf(svg)[2]).toBe(400)
  fire(svg, 'pointerup', 300, 200, { pointerId: 1 })
  fire(svg, 'pointerup', 500, 200, { pointerId: 2 })
  fire(svg, 'click', 400, 200)
  expect(send).not.toHaveBeenCalled()
})

test('arrows enter where something can be chosen, go by direction, and Enter chooses', async () => {
  const { svg, texts } = await show()
  svg.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('1,1')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('2,1')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('2,0')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('2,0')
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual([])
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
  expect(texts()).toEqual(['take 1,1'])
})

test('the view follows the focus out of it', async () => {
  const { svg } = await show()
  svg.focus()
  wheel(svg, -2000, 400, 200)
  await expect.poll(() => viewOf(svg)[2]).toBe(200)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('2,1')
  const [x = 0, , width = 0] = viewOf(svg)
  expect(x).toBeLessThanOrEqual(600)
  expect(x + width).toBeGreaterThanOrEqual(600)
})

test('what can be chosen comes into view, once, where none of it is', async () => {
  const { screen, svg } = await show()
  wheel(svg, -2000, 20, 20)
  await expect.poll(() => viewOf(svg)[2]).toBe(200)
  await screen.rerender({ targets: [{ x: 600, y: 320 }] })
  await expect.poll(() => viewOf(svg)).toEqual([320, 160, 480, 240])
  await screen.rerender({ targets: [{ x: 600, y: 300 }] })
  await new Promise((resolve) => setTimeout(resolve, GLIDE))
  expect(viewOf(svg)).toEqual([320, 160, 480, 240])
})
