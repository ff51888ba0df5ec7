/** All that the View and the Insight say about one samurai. */
import { seatNumber, type RoomProps } from '$client/room'
import { SYMBOLS } from './cards'
import type { Insight, Prospect, View } from './types'

export type Props = RoomProps<View, Insight>

export const WOUNDS = 4

export interface Fighter {
  seat: string
  number: number
  samurai: string
  animal: boolean
  wounds: number
  fallen: boolean
  total: number
  line: string[]
  left: { symbol: string; card: string }[]
  passed: boolean
  active: boolean
  /** Who has the support token; empty where it is at home. */
  lentTo: string
  borrowed: string[]
  inForce: string[]
  prospect: Prospect
  /** Drawn or given, to be placed by this samurai. */
  held: string
}

export function fighterOf({ view, insight, step }: Props, seat: string): Fighter | null {
  const number = seatNumber(seat)
  const prospect = insight.prospects[number]
  if (!prospect) return null
  const fallen = view.fallen === seat
  const at = view.token_at[number] ?? seat
  const isPlacing = step?.step === 'PlaceCard' || step?.step === 'ChooseSide'
  return {
    seat,
    number,
    prospect,
    fallen,
    samurai: view.samurai[number] ?? '-',
    animal: view.animal[number] ?? false,
    wounds: prospect.wounds + (fallen ? 1 : 0),
    total: view.total[number] ?? 0,
    line: view.line[number] ?? [],
    left: SYMBOLS.map((symbol, i) => ({ symbol, card: view.left[i]?.[number] ?? '-' })),
    passed: view.passed[number] ?? false,
    active: view.active === seat,
    lentTo: at === seat ? '' : at,
    borrowed: view.samurai.filter((_, i) => i !== number && view.token_at[i] === seat),
    inForce: view.in_force.filter(([holder]) => holder === seat).map(([, talent]) => talent),
    held: isPlacing && step.args.seat === seat ? String(step.args.card) : '',
  }
}

/** How far it is to the Kiai, in words. */
export function distanceIn(words: Props['words'], { prospect }: Fighter): string {
  if (prospect.distance < 0) return words.say('board-over', { count: -prospect.distance })
  if (prospect.distance === 0) return words.say('board-at-kiai')
  return words.say('board-to-kiai', { count: prospect.distance })
}

/** A penalty in words; an arrow with the samurai at whom it points. */
export function penaltyIn({ words, view }: Props, penalty: string, number: number): string {
  const name = words.label('penalty', penalty)
  const side = penalty === 'arrow_left' ? 1 : penalty === 'arrow_right' ? -1 : 0
  if (!side) return name
  const target = String.fromCharCode(65 + ((number + side + view.seats) % view.seats))
  return words.say('board-penalty-to', { penalty: name, target: words.seat(target) })
}

/** Labels of the cards that the last events name. */
export const cardsOf = (last: Props['last']): Set<string> =>
  new Set(
    last
      .flatMap(({ args }) => [args.card, args.cards].flat())
      .filter((card) => typeof card === 'string'),
  )
