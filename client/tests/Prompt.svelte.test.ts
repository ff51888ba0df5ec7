/** The bar that asks: what it says, which moves it offers as buttons, what a button does. */
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-svelte'
import type { StateMessage } from '../src/protocol'
import Prompt from '../src/table/Prompt.svelte'
import { bare, openTable, sees, told, type Stage } from './stage'

const SETTLED = 300
const MANY = ['pass', 'put helmet 0,0', 'put helmet 1,0', 'put rice 1,0', 'take 2,0']

interface Asked extends Stage {
  screen: Awaited<ReturnType<typeof render>>
  onrule: ReturnType<typeof vi.fn>
  onmoves: ReturnType<typeof vi.fn>
}

async function ask(moves: string[], more: Partial<StateMessage> = {}): Promise<Asked> {
  const stage = openTable()
  stage.server.tell({ views: [sees('A', moves)], ...more })
  const [onrule, onmoves] = [vi.fn(), vi.fn()]
  const screen = await render(Prompt, { table: stage.table, onrule, onmoves })
  return { ...stage, screen, onrule, onmoves }
}

/** A new button hears nothing for a moment. */
const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLED))
const moves = (screen: Asked['screen']) =>
  [...screen.container.querySelectorAll('[data-move]')].map((b) => b.getAttribute('data-move'))
const sentence = (screen: Asked['screen']) =>
  bare(screen.container.querySelector('.sentence')?.textContent ?? '')
const below = (screen: Asked['screen']) =>
  bare(screen.container.querySelector('.below')?.textContent ?? '').trim()

test('it asks in the words of the room, and names the rule', async () => {
  const { screen, onrule } = await ask(MANY)
  expect(sentence(screen)).toBe('What do you do with Rice?')
  await screen.getByRole('button', { name: '5.2' }).click()
  expect(onrule).toHaveBeenCalledWith('5.2')
})

test('others are waited for by name', async () => {
  const { screen } = await ask([], { waiting: ['B', 'C'] })
  expect(sentence(screen)).toBe('Yuki and Bot C are thinking')
  expect(moves(screen)).toEqual([])
})

test('a question without words of its own is still a sentence', async () => {
  const step = { step: 'Unknown', rule: '', args: {} }
  expect(sentence((await ask(MANY, { step })).screen)).toBe('Your turn')
  const waiting = await ask([], { step, waiting: ['B'] })
  expect(sentence(waiting.screen)).toContain('Yuki')
})

test('moves without arguments are buttons; the others are in the list', async () => {
  const { screen, onmoves } = await ask(MANY)
  expect(moves(screen)).toEqual(['pass'])
  await settle()
  await screen.getByTestId('all-moves').click()
  expect(onmoves).toHaveBeenCalledOnce()
})

test('few moves are all buttons, and a button plays its move', async () => {
  const { screen, server } = await ask(['pass', 'take 2,0'])
  expect(moves(screen)).toEqual(['pass', 'take 2,0'])
  await settle()
  await screen.getByRole('button', { name: 'Take what lies' }).click()
  expect(server.sent).toEqual([expect.objectContaining({ type: 'move', move: 'take 2,0' })])
  await expect.poll(() => below(screen)).toBe('Take what lies on 2,0')
  expect(moves(screen)).toEqual([])
})

test('what is chosen so far is said, and can be given up', async () => {
  const { screen, table } = await ask(MANY)
  table.narrowing.choose('figure', 'helmet')
  await expect.poll(() => below(screen)).toContain('Helmet')
  expect(moves(screen)).toEqual(['put helmet 0,0', 'put helmet 1,0'])
  await settle()
  await screen.getByTestId('back').click()
  expect(table.narrowing.chosen).toEqual([])
  await expect.element(screen.getByTestId('back')).not.toBeInTheDocument()
})

test('what is pointed at is said before it is done', async () => {
  const { screen, table } = await ask(MANY)
  table.narrowing.aim('hex', '2,0')
  await expect.poll(() => below(screen)).toBe('Take what lies on 2,0')
})

test('a move that waits to be confirmed has one button', async () => {
  const { screen, table, server } = await ask(MANY)
  table.narrowing.cautious = true
  table.narrowing.choose('hex', '2,0')
  await settle()
  await expect.element(screen.getByTestId('commit')).toBeVisible()
  expect(moves(screen)).toEqual([])
  await screen.getByTestId('commit').click()
  expect(server.sent).toEqual([expect.objectContaining({ move: 'take 2,0' })])
})

test('a button that takes the place of another does not hear the click that was meant for it', async () => {
  const { screen, server } = await ask(['pass', 'take 2,0'])
  await settle()
  server.tell({ log: [told(1, 'A')], views: [sees('A', ['take 0,0', 'take 1,0'])] })
  await expect.poll(() => moves(screen)).toEqual(['take 0,0', 'take 1,0'])
  const acts = screen.container.querySelector('.acts')
  const hearing = () => acts && getComputedStyle(acts).pointerEvents
  expect(hearing()).toBe('none')
  await expect.poll(hearing).toBe('auto')
})

test('a refusal is said aloud in the words of the room, above the question', async () => {
  const { screen, server } = await ask(MANY)
  server.say({ type: 'refused', key: 'refused-toy', args: { figure: 'helmet' }, re: null })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toBeVisible()
  expect(bare(alert.element().textContent)).toBe('Not with Helmet')
  expect(below(screen)).toBe('What do you do with Rice?')
})

test('a move is taken back by a button where it may be', async () => {
  const { screen, server } = await ask([], { views: [sees('A', [], { undo: true })] })
  await settle()
  await screen.getByTestId('undo').click()
  expect(server.types()).toEqual(['undo'])
})

test('my other seats that are asked are one tap away', async () => {
  const views = [sees('A', ['pass']), sees('B', ['take 1,0'])]
  const { screen, table } = await ask([], { views })
  await settle()
  await screen.getByRole('button', { name: 'Yuki' }).click()
  expect(table.shown?.seat).toBe('B')
})

const RULED_OUT = [
  { move: 'pass', reason: { key: 'refused-toy', args: { figure: 'rice' } } },
  { move: 'put rice 2,0', reason: { key: 'refused-toy', args: { figure: 'helmet' } } },
]
const closed = (screen: Asked['screen']) => [
  ...screen.container.querySelectorAll<HTMLElement>('[data-closed]'),
]

test('what would be a button and cannot be played is greyed, and says why', async () => {
  const views = [sees('A', MANY.slice(1), { ruled_out: RULED_OUT })]
  const { screen, server, table } = await ask([], { views })
  const [button, ...others] = closed(screen)
  expect([button?.dataset.closed, others]).toEqual(['pass', []])
  expect(button?.getAttribute('aria-disabled')).toBe('true')
  expect(bare(button?.getAttribute('aria-description') ?? '')).toBe('Not with Rice')
  button?.focus()
  await expect.poll(() => below(screen)).toBe('Not with Rice')
  await settle()
  button?.click()
  await expect.poll(() => sentence(screen)).toBe('Not with Rice')
  expect(server.sent).toEqual([])
  table.narrowing.choose('figure', 'helmet')
  await expect.poll(() => closed(screen)).toEqual([])
})

test('among a few moves also those with arguments', async () => {
  const views = [sees('A', ['put rice 1,0'], { ruled_out: RULED_OUT })]
  const { screen } = await ask([], { views })
  expect(closed(screen).map((button) => button.dataset.closed)).toEqual(['pass', 'put rice 2,0'])
})
