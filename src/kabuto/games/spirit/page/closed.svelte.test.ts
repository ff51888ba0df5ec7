/** What cannot be done now is greyed, and says why where it is pointed at or touched. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { closedIn, lay } from '../../../../../client/tests/shown'
import shown from '../../../../../tests/vectors/shown/spirit.json'
import ROOM from '../words/en.ftl?raw'
import Board from './Board.svelte'
import type { Insight, View } from './types'

async function draw(name: string) {
  const laid = lay<View, Insight>(shown, name, ROOM)
  const screen = await render(Board, laid.props as never)
  screen.container.style.blockSize = '600px'
  const first = () => screen.container.querySelector<HTMLElement>('[data-spot="closed"]')
  return { ...laid, screen, first, closed: () => closedIn(screen.container) }
}

test.each([
  ['who has passed, and the Kiai', 'Support: Katsushiro', 'passed'],
  ['a gift to one who has passed', 'Give: Daisuke', 'passed'],
  ['symbols that do not lie there', 'farm', 'farm'],
  ['a reserve token that is used', 'Kyuzo', 'used'],
])('%s', async (name, thing, why) => {
  const { first, closed, told, hint, played } = await draw(name)
  await expect.poll(closed).toHaveLength(1)
  const [[label, reason]] = closed() as [[string, string]]
  expect(label).toContain(thing)
  expect(reason).toContain(why)
  first()?.focus()
  expect(hint()).toBe(reason)
  first()?.click()
  expect(told()).toEqual([reason])
  expect(played).not.toHaveBeenCalled()
})

test('a Kiai that moves cards: first from where, then to whom', async () => {
  const { props, closed } = await draw('cards that cannot be moved')
  await expect.poll(closed).toHaveLength(2)
  expect(closed().map(([label]) => label.split(': ')[1])).toEqual(['Katsushiro', 'Gorobei'])
  props.narrowing.choose('source', 'A')
  await expect
    .poll(() => closed().map(([, why]) => why))
    .toContainEqual(expect.stringContaining('passed'))
})
