/** What table and replay have in common, so that the same parts show both. */
import type { RoomProps } from '../room'
import type { Room } from '../rooms'
import type { GameInfo, SeatInfo } from '../types'
import type { Words } from '../words.svelte'

export interface OnShow {
  readonly game: GameInfo
  readonly room: Room
  readonly words: Words
  readonly seats: SeatInfo[]
  /** What the room's components get. */
  readonly props: RoomProps
  /** There is something to draw. */
  readonly isReady: boolean
  stop(): void
}
