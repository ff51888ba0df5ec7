/** What cannot be done now is greyed, and says why where it is pointed at or touched. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { closedIn, lay } from '../../../../../client/tests/shown'
import shown from '../../../../../tests/vectors/shown/sword.json'
import ROOM from '../words/en.ftl?raw'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import type { Insight, View } from './types'

const layOut = (name: string) => lay<View, Insight>(shown, name, ROOM)

async function draw(name: string) {
  const laid = layOut(name)
  const screen = await render(Board, laid.props as never)
  screen.container.style.blockSize = '600px'
  const shut = () => [...screen.container.querySelectorAll<HTMLElement>('[data-spot="closed"]')]
  return { ...laid, screen, shut, closed: () => closedIn(screen.container) }
}

test('players out of range of the chosen Weapon', async () => {
  const { props, shut, closed, told, hint, played } = await draw('out of reach')
  await expect.poll(() => shut().length).toBe(0)
  props.narrowing.choose('card', 'bokken')
  await expect.poll(closed).toHaveLength(2)
  const [harmless, far] = closed().map(([, why]) => why)
  expect(harmless).toContain('Resilience')
  expect(far).toContain('Difficulty')
  shut()[1]?.focus()
  expect(hint()).toBe(far)
  shut()[1]?.click()
  expect(told()).toEqual([far])
  expect(played).not.toHaveBeenCalled()
})

test('Properties that cannot be claimed', async () => {
  const { shut, closed, told } = await draw('a Property claimed before')
  await expect.poll(closed).toHaveLength(2)
  expect(closed().every(([, why]) => why.includes('once'))).toBe(true)
  shut()[0]?.click()
  expect(told()).toHaveLength(1)
})

test('own cards in play that do not stop the Weapon', async () => {
  const { closed, told, shut } = await draw('only Weapons stop it')
  await expect.poll(closed).toHaveLength(1)
  const [[name, why]] = closed() as [[string, string]]
  expect(name).toContain('Focus')
  expect(why).toContain('Chigiriki')
  shut()[0]?.click()
  expect(told()).toEqual([why])
})

test('cards in hand: by the rule, or since they are no answer', async () => {
  const { props, told } = layOut('only Weapons stop it')
  const screen = await render(Hand, props as never)
  await expect.poll(() => closedIn(screen.container)).toHaveLength(2)
  const cards = [...screen.container.querySelectorAll<HTMLElement>('[data-card]')]
  for (const card of cards) card.click()
  const byRule = cards.findIndex((card) => card.dataset.card === 'parry')
  expect(told()[byRule]).toContain('Chigiriki')
  expect(told()[1 - byRule]).toContain('no answer')
})
