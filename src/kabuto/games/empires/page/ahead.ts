/** What my tokens could do in a region as things stand, in words. */
import type { SeatLabel } from '$client/room'
import type { Words } from '$client/words.svelte'
import { isCastleBuilt, KINDS, reachOf } from './read'
import type { Insight, Order, Region, View } from './types'

export interface Line {
  order: Order
  text: string
}

const WALKS = new Set(['move3', 'move2plus', 'move2ship'])

/** One line for each kind of token, or for the chosen kind alone. */
export function lookAhead(
  words: Words,
  view: View,
  insight: Insight,
  region: Region,
  chosen: Order | null,
  me: SeatLabel | null,
): Line[] {
  if (!insight.prospects.length) return []
  const orders = chosen
    ? [chosen]
    : KINDS.filter((order) => !WALKS.has(order) || order === 'move2ship')
  return orders.flatMap((order) => linesFor(words, view, insight, region, order, me))
}

function linesFor(
  words: Words,
  view: View,
  insight: Insight,
  region: Region,
  order: Order,
  me: SeatLabel | null,
): Line[] {
  const prospect = insight.prospects.find((one) => one.region === region)
  const reach = reachOf(view, insight, order, region, me)
  if (!prospect || !reach.length)
    return [{ order, text: words.say('board-can-nothing', { order: words.label('order', order) }) }]
  const name = (labels: string[]) =>
    words.list(labels.map((label) => words.label('province', label)))
  const say = (id: string, labels: string[], more = {}) => ({
    order,
    text: words.say(id, { provinces: name(labels), ...more }),
  })
  if (order === 'recruit') return [say('board-can-recruit', reach)]
  if (order === 'attack') return [say('board-can-attack', reach)]
  if (order === 'harvest')
    return [say('board-can-harvest', reach, { food: prospect.food, bushido: prospect.bushido })]
  if (order === 'build')
    return [
      say(
        isCastleBuilt(view, insight, region, me) ? 'board-can-recruit-castle' : 'board-can-build',
        reach,
      ),
    ]
  const walk = say('board-can-move', reach)
  return order === 'move2ship' && prospect.ships.length
    ? [walk, say('board-can-ship', prospect.ships)]
    : [walk]
}
