/** The list of moves: all of them in words, found by typing. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import Moves from '../src/table/Moves.svelte'
import { openTable, sees } from './stage'

const HEXES = ['0,0', '1,0', '2,0']
const MANY = ['pass', ...HEXES.flatMap((hex) => [`put helmet ${hex}`, `put rice ${hex}`])]

async function list(moves: string[]) {
  const { table, server } = openTable()
  server.tell({ views: [sees('A', moves)] })
  const onpick = vi.fn()
  const screen = await render(Moves, { table, onpick })
  const listed = () =>
    [...screen.container.querySelectorAll('[data-move]')].map((b) => b.getAttribute('data-move'))
  return { table, server, screen, onpick, listed }
}

test('typing finds moves by their words and by their text', async () => {
  const { screen, listed } = await list([...MANY, 'take 0,0', 'take 1,0'])
  const filter = screen.getByTestId('moves-filter')
  await filter.fill('HELMET on 1')
  expect(listed()).toEqual(['put helmet 1,0'])
  await filter.fill('put rice')
  expect(listed()).toEqual(HEXES.map((hex) => `put rice ${hex}`))
  await filter.fill('nothing like it')
  expect(listed()).toEqual([])
})

test('a short list needs no search', async () => {
  const { screen, listed } = await list(['pass', 'take 0,0'])
  expect(listed()).toEqual(['pass', 'take 0,0'])
  await expect.element(screen.getByTestId('moves-filter')).not.toBeInTheDocument()
})

test('only what is left after a choice is listed', async () => {
  const { table, listed } = await list(MANY)
  table.narrowing.choose('figure', 'rice')
  await expect.poll(listed).toEqual(HEXES.map((hex) => `put rice ${hex}`))
})

test('a move is played from the keyboard, and aimed at before', async () => {
  const { screen, table, server, onpick } = await list(['pass', 'take 0,0'])
  await userEvent.tab()
  await userEvent.tab()
  expect(table.narrowing.preview?.text).toBe('take 0,0')
  await userEvent.keyboard('{Enter}')
  expect(server.sent).toEqual([expect.objectContaining({ move: 'take 0,0' })])
  expect(onpick).toHaveBeenCalledOnce()
  await expect.element(screen.getByTestId('moves')).toBeVisible()
})
