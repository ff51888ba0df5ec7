/** Sentences about things of the map, for screen readers and for the card that explains what is pointed at. */
import type { RoomProps } from '$client/room'
import type { Words } from '$client/words.svelte'
import type { Site } from './land'
import { NONE, colourOf, forcesIn, seedOf, type Force } from './read'
import type { Board, Insight, View } from './types'

type Props = RoomProps<View, Insight>

export function sayGround(words: Words, { view }: Props, site: Site): string {
  const seed = seedOf(view, site.index)
  const colour = colourOf(view, site.index)
  return [
    words.say('board-province', {
      province: words.label('province', site.province),
      ground: words.label('ground', site.ground),
      region: words.label('region', site.region),
    }),
    site.shrine && site.ground !== 'shrine' ? words.label('ground', 'shrine') : '',
    seed ? words.say('board-yields', { resource: words.label('resource', seed) }) : '',
    colour ? words.say('board-shrine-colour', { colour: words.label('colour', colour) }) : '',
    words.label('coast', site.coastal ? 'coastal' : 'inland'),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function sayForce(words: Words, { seat, units, archers, generals, castle }: Force): string {
  const who = words.seat(seat)
  return [
    words.say('board-units', { who, count: units }),
    archers || generals ? words.say('board-units-special', { archers, generals }) : '',
    castle ? words.say('board-castle-of', { who }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

export function sayControl(words: Words, { insight }: Props, site: Site): string {
  const holding = insight.holdings[site.index]
  if (!holding || holding.strengths.every((strength) => !strength)) return words.say('board-nobody')
  if (holding.controller === NONE) return words.say('board-tie')
  return words.say('board-controls', {
    who: words.seat(holding.controller),
    strength: Math.max(...holding.strengths),
  })
}

export function sayProvince(words: Words, props: Props, site: Site): string {
  const forces = forcesIn(props.view, props.insight, site.province, site.index)
  return [
    sayGround(words, props, site),
    ...forces.map((force) => sayForce(words, force)),
    sayControl(words, props, site),
  ].join('. ')
}

export function sayPeak(words: Words, mountain: string, tile: string, isUsed: boolean): string {
  const name = words.label('mountain', mountain)
  if (!isUsed) return words.say('board-peak-plain', { mountain: name })
  if (tile === NONE) return words.say('board-peak-down', { mountain: name })
  return `${words.say('board-peak-up', { mountain: name, tile: words.label('tile', tile) })}. ${words.say(`board-tile-${tile}`)}`
}

/** Units on a ship, and enemies that an attack can remove: the same in every box. */
const TWO = 2

/** What an order token can do in the box in use, as it stands on the token. */
export function numeralOf(words: Words, { facts }: Board, order: string | null): string {
  const numerals: Record<string, number[]> = {
    move3: [facts.move3_steps],
    move2plus: [facts.move2plus_steps, facts.move2plus_most],
    move2ship: [facts.move2ship_steps, TWO],
    attack: [TWO],
  }
  return (numerals[order ?? ''] ?? []).map((count) => words.number(count)).join('/')
}
