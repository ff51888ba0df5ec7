/** Answers that a seat gives in advance: what is wished is shown at once, what the server says counts in the end. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import AutoAnswers from '../src/table/AutoAnswers.svelte'
import { openTable, sees, type Stage } from './stage'

const OFFERED = ['parry', 'pass']
const answers = (...chosen: string[]) => ({ offered: OFFERED, chosen })

async function show(...chosen: string[]) {
  const stage = openTable()
  stage.server.tell({ views: [sees('A', ['pass'], { auto_answers: answers(...chosen) })] })
  const screen = await render(AutoAnswers, {
    table: stage.table,
    seat: 'A',
    answers: answers(...chosen),
  })
  await screen.getByTestId('auto-answers').click()
  const pressed = () =>
    [...screen.container.querySelectorAll('[data-auto-answer][aria-pressed="true"]')].map(
      (button) => button.getAttribute('data-auto-answer'),
    )
  const toggle = (name: string) => screen.getByRole('button', { name }).click()
  return { ...stage, screen, pressed, toggle }
}

const sent = ({ server }: Stage) =>
  server.sent.map((message) => ('answers' in message ? message.answers : message.type))

test('each is said with what it does', async () => {
  const { screen } = await show()
  const parry = screen.getByRole('button', { name: 'Always parry' })
  await expect.element(parry).toHaveAccessibleDescription('With the first card that can.')
})

test('all that are chosen are sent, and shown before the server agrees', async () => {
  const stage = await show('parry')
  expect(stage.pressed()).toEqual(['parry'])
  await stage.toggle('Never play')
  expect(sent(stage)).toEqual([['parry', 'pass']])
  expect(stage.pressed()).toEqual(['parry', 'pass'])
  await stage.toggle('Always parry')
  expect(sent(stage)).toEqual([['parry', 'pass'], ['pass']])
  expect(stage.pressed()).toEqual(['pass'])
})

test('a state from before the wish does not take it back; one that agrees ends it', async () => {
  const stage = await show()
  await stage.toggle('Always parry')
  await stage.screen.rerender({ answers: answers() })
  expect(stage.pressed()).toEqual(['parry'])
  await stage.screen.rerender({ answers: answers('parry') })
  await stage.screen.rerender({ answers: answers('pass') })
  expect(stage.pressed()).toEqual(['pass'])
})

test('a refused wish is given up', async () => {
  const stage = await show()
  await stage.toggle('Always parry')
  stage.server.say({ type: 'refused', key: 'refused', args: {}, re: null })
  await expect.poll(stage.pressed).toEqual([])
})
