/** What cannot be done now is greyed, and says why where it is pointed at or touched. */
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { closedIn, lay } from '../../../../../client/tests/shown'
import shown from '../../../../../tests/vectors/shown/samurai.json'
import ROOM from '../words/en.ftl?raw'
import Board from './Board.svelte'
import ChooseHand from './ChooseHand.svelte'
import Hand from './Hand.svelte'
import type { Insight, View } from './types'

const LIKE = 'a figure that would stand beside its like'
const SLOW = 'a slow token was played'
const STAY = 'tokens that stay where they are'
const CITY = 'a city that holds the kind'

const layOut = (name: string) => lay<View, Insight>(shown, name, ROOM)

async function draw(name: string) {
  const laid = layOut(name)
  const screen = await render(Board, laid.props as never)
  screen.container.style.blockSize = '600px'
  return { ...laid, screen, closed: () => closedIn(screen.container) }
}

test('a figure that may not be taken in exchange says why', async () => {
  const { screen, closed, told, hint, played } = await draw(LIKE)
  await expect.poll(closed).toHaveLength(1)
  const [[name, why]] = closed() as [[string, string]]
  expect(name).toBe('Choshi: High Helmet')
  expect(why).toContain('two of a kind')
  const figure = screen.container.querySelector<SVGGElement>('.barred')
  figure?.focus()
  expect(hint()).toBe(why)
  figure?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(told()).toEqual([why])
  expect(played).not.toHaveBeenCalled()
})

test('own tokens that the exchange leaves where they are, once it is chosen', async () => {
  const { props, closed, told, screen } = await draw(STAY)
  await expect.poll(() => screen.container.querySelectorAll('.area').length).toBeGreaterThan(80)
  expect(closed()).toEqual([])
  props.narrowing.choose('verb', 'lift')
  await expect.poll(closed).toHaveLength(1)
  const [[name, why]] = closed() as [[string, string]]
  expect(name).toContain("Mina's Ronin 1")
  expect(why).toBe('The token exchange cannot pick up Ronin 1.')
  screen.container
    .querySelector('[data-spot="closed"] .area')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(told()).toEqual([why])
})

test('a city that holds the chosen kind', async () => {
  const { props, closed } = await draw(CITY)
  props.narrowing.choose('figure', 'buddha')
  await expect.poll(closed).toHaveLength(1)
  const [[name, why]] = closed() as [[string, string]]
  expect(name).toContain('Kyoto')
  expect(why).toContain('already holds Buddha')
})

test('tokens in hand whose pace is used up, and exchanges with nothing to exchange', async () => {
  const { props, told, hint } = layOut(SLOW)
  const screen = await render(Hand, props as never)
  const closed = () => closedIn(screen.container)
  const slow = /^You have already played a token without 侍/
  await expect.poll(closed).toHaveLength(2)
  expect(
    closed().every(([, why]) => why.startsWith('You have already played a token without 侍')),
  ).toBe(true)
  const token = screen.container.querySelector<HTMLElement>('[aria-description]')
  token?.focus()
  expect(hint()).toMatch(slow)
  token?.click()
  expect(told()[0]).toMatch(slow)
})

test('after five tokens of the starting hand the others say so', async () => {
  const { props, told } = layOut(SLOW)
  const none = { ...props.view, hands: [[], []] }
  const takes = ['H2', 'H3', 'H4', 'B2', 'B3', 'B4'].map((token) => ({
    text: `take ${token}`,
    verb: 'take',
    args: { token },
  }))
  const screen = await render(ChooseHand, {
    props: { props: { ...props, view: none, moves: takes } },
  })
  const tokens = [...screen.container.querySelectorAll<HTMLElement>('button.token')]
  for (const token of tokens.slice(0, 5)) token.click()
  await expect.poll(() => closedIn(screen.container)).toHaveLength(tokens.length - 5)
  tokens.at(-1)?.click()
  expect(told()).toEqual(['You have chosen five tokens. Put one back before you choose another.'])
})
