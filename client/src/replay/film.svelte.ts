/** A game that is played back: where we are, and the frames before and after. All local, so that it is instant. */
import { tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { fly, NO_PLACES, placesNow } from '../board/flip'
import { Narrowing } from '../narrowing.svelte'
import { prefs } from '../prefs.svelte'
import type { FrameInfo, StateMessage } from '../protocol'
import {
  describeSeats,
  type GameInfo,
  type RoomProps,
  type SeatInfo,
  type SeatLabel,
} from '../room'
import type { Room } from '../rooms'
import type { OnShow } from '../shell/shown'
import type { Words } from '../words.svelte'

const PAUSE = { calm: 1900, normal: 1200, off: 700 }
const FLY = { calm: 512, normal: 320, off: 0 }

export class Film implements OnShow {
  at = $state(0)
  playing = $state(false)
  eyes: SeatLabel | null = $state(null)
  pointed: { parameter: string; label: string } | null = $state.raw(null)
  readonly frame: FrameInfo | undefined = $derived.by(() => this.#now())
  readonly seats: SeatInfo[] = $derived.by(() =>
    describeSeats(this.state.table.seats, this.frame?.waiting ?? []),
  )
  readonly isReady = true
  readonly #narrowing = new Narrowing(() => undefined)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly frames: FrameInfo[],
    readonly state: StateMessage,
    readonly game: GameInfo,
    readonly room: Room,
    readonly words: Words,
    readonly board: unknown = null,
  ) {
    this.eyes = frames[0]?.views[0]?.seat ?? null
  }

  get end(): number {
    return this.frames.length - 1
  }

  /** Goes to a frame; neighbours are seen moving into each other. */
  async go(to: number): Promise<void> {
    const next = Math.min(this.end, Math.max(0, to))
    const isNeighbour = Math.abs(next - this.at) === 1
    const before = isNeighbour ? placesNow() : NO_PLACES
    this.at = next
    await tick()
    fly(before, { fly: prefersReducedMotion.current ? 0 : FLY[prefs.speed] })
  }

  toggle(): void {
    this.playing = !this.playing
    clearTimeout(this.#timer)
    if (!this.playing) return
    if (this.at >= this.end) void this.go(0)
    this.#next()
  }

  /** Plays from the frame before the one that has an entry of the log. */
  playFrom(number: number): void {
    const found = this.frames.findIndex((frame) =>
      frame.events.some((event) => event.number >= number),
    )
    if (found < 0) return
    this.at = Math.max(0, found - 1)
    this.toggle()
  }

  stop(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #next(): void {
    this.#timer = setTimeout(() => {
      void this.go(this.at + 1)
      if (this.at >= this.end) this.stop()
      else this.#next()
    }, PAUSE[prefs.speed])
  }

  readonly lit = (parameter: string, label: string): boolean =>
    this.pointed?.parameter === parameter && this.pointed.label === label

  readonly props: RoomProps = $derived.by(() => this.#makeProps())

  #now(): FrameInfo | undefined {
    return this.frames[this.at]
  }

  #makeProps(): RoomProps {
    const views = this.frame?.views ?? []
    const shown = views.find((view) => view.seat === this.eyes) ?? views[0]
    return {
      game: this.game,
      options: this.state.table.options,
      view: shown?.view,
      insight: shown?.insight,
      board: this.board,
      seat: shown?.seat ?? null,
      seats: this.seats,
      step: this.frame?.step ?? null,
      waiting: this.frame?.waiting ?? [],
      moves: [],
      narrowing: this.#narrowing,
      words: this.words,
      last: this.frame?.events ?? [],
      lit: this.lit,
      outcome: this.at === this.end ? this.state.outcome : null,
      speed: prefs.speed,
      replaying: true,
    }
  }
}
