/** A table as this page knows it: the last state that is shown, those that wait to be shown, and what I choose. */
import { tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { api } from './api'
import { fly, land, placesNow } from './board/flip'
import { keep, recall } from './keeping'
import { Narrowing, type Reason, type RuledOutMove } from './narrowing.svelte'
import { prefs } from './prefs.svelte'
import type {
  LogEntry,
  PresenceMessage,
  RefusedMessage,
  SeatInfo as TableSeat,
  SeatView,
  StateMessage,
} from './protocol'
import {
  describeSeats,
  parseMove,
  type Args,
  type GameInfo,
  type Move,
  type RoomProps,
  type SeatInfo,
  type SeatLabel,
} from './room'
import type { Room } from './rooms'
import type { OnShow } from './shell/shown'
import { Live, liveUrl } from './socket'
import type { Words } from './words.svelte'

const BEAT = 700
const BEHIND = 3
/** A second click within it is the same click. */
const DOUBLE_CLICK = 400
const AWAY_AFTER = 30_000
const FLY = { calm: 512, normal: 320, off: 0 }
const PACE = { calm: 1.6, normal: 1, off: 0.6 }

/** Only pages that came by https have `randomUUID`. */
const freshKey = (): string =>
  (crypto as Partial<Crypto>).randomUUID?.() ?? `${Date.now()}-${Math.random()}`

/** What the shown seat has not seen happen yet: all since its last move, or its own move when it has just moved. */
export function lastEvents(log: readonly LogEntry[], seat: SeatLabel | null): LogEntry[] {
  const after = log.findLastIndex((entry) => entry.seat === seat && seat !== null)
  const since = log.slice(after + 1)
  if (since.length && seat !== null) return since
  const cause = log.at(-1)?.seat ?? null
  const start = log.findLastIndex((entry) => entry.seat !== cause)
  return log.slice(start + 1)
}

/** New entries replace all from their first number on. */
export function mergeLog(old: LogEntry[], fresh: LogEntry[], isWhole: boolean): LogEntry[] {
  const first = fresh[0]
  if (isWhole) return fresh
  return first ? [...old.filter((entry) => entry.number < first.number), ...fresh] : old
}

/** The number of the first entry that has not been seen here; null for a table never seen. */
function seenOf(id: string): number | null {
  const seen = recall(`seen-${id}`)
  return seen ? Number(seen) + 1 : null
}

const keepSeen = (id: string, number: number): void => keep(`seen-${id}`, String(number))

type Presence = Omit<PresenceMessage, 'type'>

const presenceIn = ({ table: { seats, watching } }: StateMessage): Presence => ({
  present: seats.filter((seat) => seat.present).map((seat) => seat.seat),
  watching,
})

export class Table implements OnShow {
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  connected = $state(true)
  /** Who is here: newer than the state that is shown. */
  presence: Presence = $state.raw({ present: [], watching: 0 })
  /** The seat through whose eyes we look, where I have several. */
  wanted: SeatLabel | null = $state(null)
  refusal: { key: string; args: Args } | null = $state.raw(null)
  refusedNow = $state(false)
  pending: Move | null = $state.raw(null)
  pointed: { parameter: string; label: string } | null = $state.raw(null)
  /** The seat to whose person the screen is to be handed. */
  curtain: SeatLabel | null = $state(null)
  /** The log from this number on is new since the page was left. */
  awayFrom: number | null = $state(null)
  readonly narrowing: Narrowing

  readonly own: SeatView[] = $derived(
    (this.state?.views ?? []).filter((view) => view.seat !== null),
  )
  readonly shown: SeatView | null = $derived(this.#findShown())
  readonly seats: SeatInfo[] = $derived(describeSeats(this.#readSeats(), this.state?.waiting ?? []))
  readonly moves: Move[] = $derived(this.#readMoves())
  readonly last: LogEntry[] = $derived(lastEvents(this.log, this.shown?.seat ?? null))
  readonly isMyTurn: boolean = $derived(this.own.some((view) => view.decision !== null))

  readonly #live: Live
  #queue: { message: StateMessage; isWhole: boolean }[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAt = 0
  #leftAt: number | null = null
  #undoAgain = 0
  #offered: string | null = null
  #fading: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    readonly game: GameInfo,
    readonly room: Room,
    readonly words: Words,
    readonly board: unknown = null,
  ) {
    this.narrowing = new Narrowing((move) => this.#play(move))
    this.narrowing.cautious = game.signals
    this.narrowing.onexplain = (reason) => this.#tellWhyNot(reason)
    this.awayFrom = seenOf(id)
    this.#live = new Live(liveUrl(id), {
      state: (message, isWhole) => this.#receive(message, isWhole),
      presence: (message) => {
        this.presence = message
      },
      refused: (message) => this.#refuse(message),
      connected: (isConnected) => {
        this.connected = isConnected
      },
    })
  }

  start(): void {
    this.#live.start()
    addEventListener('pointerdown', this.#touch, { capture: true })
    addEventListener('keydown', this.#hurry, { capture: true })
    document.addEventListener('visibilitychange', this.#watchAbsence)
  }

  stop(): void {
    this.#live.stop()
    clearTimeout(this.#timer)
    removeEventListener('pointerdown', this.#touch, { capture: true })
    removeEventListener('keydown', this.#hurry, { capture: true })
    document.removeEventListener('visibilitychange', this.#watchAbsence)
  }

  undo(): void {
    const { seat, undo } = this.shown ?? {}
    const version = this.state?.version ?? 0
    if (!seat || !undo || performance.now() < this.#undoAgain) return
    this.#undoAgain = performance.now() + DOUBLE_CLICK
    this.narrowing.reset()
    this.#live.act({ type: 'undo', seat, key: freshKey(), version })
  }

  /** Sets the auto-answers of one of my seats. */
  setAutoAnswers(seat: SeatLabel, answers: string[]): void {
    this.#live.act({ type: 'auto-answers', seat, answers, key: freshKey() })
  }

  /** Looks through another of my seats. */
  look(seat: SeatLabel): void {
    this.wanted = seat
    this.narrowing.reset()
    this.#offer()
  }

  /** The next person has the screen. */
  lift(): void {
    this.curtain = null
  }

  async join(invite: string): Promise<void> {
    await api.join(this.id, invite)
    this.#live.restart()
  }

  point(parameter: string, label: string): void {
    this.pointed = { parameter, label }
  }

  pointFor(parameter: string, label: string, duration: number): void {
    this.point(parameter, label)
    const now = this.pointed
    setTimeout(() => {
      if (this.pointed === now) this.pointed = null
    }, duration)
  }

  unpoint(): void {
    this.pointed = null
  }

  readonly lit = (parameter: string, label: string): boolean =>
    this.pointed?.label === label &&
    (this.pointed.parameter === parameter ||
      this.game.kind_names[this.pointed.parameter] ===
        (this.game.kind_names[parameter] ?? parameter))

  /** What the room's components get. */
  readonly props: RoomProps = $derived(this.#makeProps())

  get isReady(): boolean {
    return this.state !== null
  }

  #makeProps(): RoomProps {
    return {
      game: this.game,
      options: this.state?.table.options ?? {},
      view: this.shown?.view,
      insight: this.shown?.insight,
      board: this.board,
      seat: this.shown?.seat ?? null,
      seats: this.seats,
      step: this.state?.step ?? null,
      waiting: this.state?.waiting ?? [],
      moves: this.moves,
      narrowing: this.narrowing,
      words: this.words,
      last: this.last,
      lit: this.lit,
      outcome: this.state?.outcome ?? null,
      speed: prefs.speed,
      replaying: false,
    }
  }

  #readSeats(): TableSeat[] {
    const { present } = this.presence
    return (this.state?.table.seats ?? []).map((seat) => ({
      ...seat,
      present: present.includes(seat.seat),
    }))
  }

  #readRuledOut(): RuledOutMove[] {
    return (this.shown?.ruled_out ?? []).map(({ move, reason }) => ({
      move: parseMove(move, this.game.verbs),
      reason,
    }))
  }

  #readMoves(): Move[] {
    return (this.shown?.moves ?? []).map((text) => parseMove(text, this.game.verbs))
  }

  #findShown(): SeatView | null {
    const views = this.state?.views ?? []
    const wanted = views.find((view) => view.seat === this.wanted)
    if (wanted) return wanted
    return views.find((view) => view.decision !== null) ?? views[0] ?? null
  }

  /** States are shown one a beat, so that one can follow; a key, a tap or a long queue hurries them. */
  #receive(message: StateMessage, isWhole: boolean): void {
    this.presence = presenceIn(message)
    if (isWhole) this.#queue = []
    this.#queue.push({ message, isWhole })
    if (isWhole || this.#isMine(message)) return this.#drain()
    this.#schedule()
  }

  #isMine(message: StateMessage): boolean {
    return (
      this.pending !== null ||
      message.log.some((entry) => this.own.some((v) => v.seat === entry.seat))
    )
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (!this.#queue.length) return
    const pace = this.#queue.length >= BEHIND || document.hidden ? 80 : BEAT * PACE[prefs.speed]
    const wait = Math.max(0, this.#shownAt + pace - performance.now())
    this.#timer = setTimeout(() => this.#showNext(), wait)
  }

  #showNext(): void {
    const next = this.#queue.shift()
    if (next) void this.#show(next.message, next.isWhole)
    this.#schedule()
  }

  #drain(): void {
    clearTimeout(this.#timer)
    while (this.#queue.length) this.#showNext()
  }

  async #show(message: StateMessage, isWhole: boolean): Promise<void> {
    const before = placesNow()
    const isFirst = this.state === null
    const eyes = this.shown?.seat ?? null
    this.log = mergeLog(this.log, message.log, isWhole)
    this.state = message
    this.words.seats = this.seats
    this.words.view = this.shown?.view ?? null
    this.#pass(eyes)
    this.words.dress(message.table.options)
    this.#shownAt = performance.now()
    this.#noteSeen()
    this.#offer()
    await tick()
    if (!isFirst) fly(before, { fly: prefersReducedMotion.current ? 0 : FLY[prefs.speed] })
  }

  /** Several people at one screen: the look goes to the seat that is asked, behind a curtain where hands are hidden. */
  #pass(before: SeatLabel | null): void {
    if (this.shown?.decision === null && this.isMyTurn) this.wanted = null
    const now = this.shown?.seat ?? null
    if (before && now && now !== before && this.room.Hand) this.curtain = now
  }

  #offer(): void {
    const view = this.shown
    const decision = `${view?.seat} ${view?.decision}`
    if (decision !== this.#offered) this.pending = null
    if (decision !== this.#offered && !this.refusedNow) this.refusal = null
    this.#offered = decision
    this.narrowing.offer(this.moves, this.#readRuledOut())
  }

  #play(move: Move): void {
    const view = this.shown
    if (!view?.seat || !view.decision) return
    this.pending = move
    this.refusal = null
    this.awayFrom = null
    this.#live.act({
      type: 'move',
      seat: view.seat,
      move: move.text,
      decision: view.decision,
      key: freshKey(),
    })
  }

  #refuse({ key, args }: RefusedMessage): void {
    this.pending = null
    this.#tellWhyNot({ key, args })
  }

  #tellWhyNot(reason: Reason): void {
    this.refusal = reason
    this.refusedNow = true
    clearTimeout(this.#fading)
    this.#fading = setTimeout(() => {
      this.refusedNow = false
    }, 3000)
  }

  /** Where the log was when the page was left, or closed, long enough ago. */
  #noteSeen(): void {
    const newest = this.log.at(-1)?.number
    if (newest !== undefined && !document.hidden) keepSeen(this.id, newest)
  }

  readonly #watchAbsence = (): void => {
    if (document.hidden) this.#leftAt = performance.now()
    else if (this.#leftAt !== null && performance.now() - this.#leftAt > AWAY_AFTER) {
      this.awayFrom = seenOf(this.id)
    }
    if (!document.hidden) this.#noteSeen()
  }

  readonly #touch = (event: PointerEvent): void => {
    this.narrowing.cautious = this.game.signals || event.pointerType === 'touch'
    this.#hurry()
  }

  readonly #hurry = (): void => {
    if (this.#queue.length) this.#drain()
    land()
  }
}
