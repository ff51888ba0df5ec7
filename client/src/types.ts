/** The things that all of the page speaks of. */
import type { SeatInfo as TableSeat } from './protocol'

export type { GameInfo, LogEntry } from './protocol'

export type SeatLabel = string
export type OptionValue = boolean | number | string

/** Arguments of a step or event by name: labels, numbers, lists of those. */
export type Args = Record<string, unknown>

/** A move on offer: `place S3 -3,4` is `{verb: 'place', args: {token: 'S3', hex: '-3,4'}}`. */
export interface Move {
  text: string
  verb: string
  args: Record<string, string>
}

export const CRESTS = ['peak', 'wave', 'moon', 'fan', 'gate', 'pinwheel', 'star', 'shell'] as const
export type CrestName = (typeof CRESTS)[number]

/** A seat of the table. `number` picks its colour: put it into `data-seat`. */
export interface SeatInfo extends TableSeat {
  number: number
  crest: CrestName
  deciding: boolean
}

export type Speed = 'calm' | 'normal' | 'off'
