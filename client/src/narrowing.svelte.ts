/** Choosing a move by naming things: every choice narrows the moves on offer, until one is left. */
import type { Args, Move } from './types'

export interface Choice {
  parameter: string
  value: string
}

/** Why a move cannot be played, in words by key. */
export interface Reason {
  key: string
  args: Args
}

/** A move that one would look for now and may not play. */
export interface RuledOutMove {
  move: Move
  reason: Reason
}

/** The verb and the whole move are parameters like any other. */
export const argumentOf = (move: Move, parameter: string): string | undefined =>
  parameter === 'verb' ? move.verb : parameter === 'move' ? move.text : move.args[parameter]

const matches = (move: Move, choices: readonly Choice[]): boolean =>
  choices.every((choice) => argumentOf(move, choice.parameter) === choice.value)

const isSame = (a: Choice | null, b: Choice): boolean =>
  a !== null && a.parameter === b.parameter && a.value === b.value

export class Narrowing {
  /** All moves on offer. */
  moves: Move[] = $state.raw([])
  chosen: Choice[] = $state.raw([])
  /** What the pointer, the keyboard or a first tap points at. */
  aimed: Choice | null = $state.raw(null)
  /** Moves that cannot be played now, each with its reason. */
  ruledOut: RuledOutMove[] = $state.raw([])
  /** Told the reason where a thing is named that leads nowhere. */
  onexplain: (reason: Reason) => void = () => undefined
  /** The last choice waits for a second tap or the primary button. */
  ready: Move | null = $state.raw(null)
  /** A first tap only aims: set for touch, and where nothing can be taken back. */
  cautious = $state(false)

  readonly left: Move[] = $derived(this.moves.filter((move) => matches(move, this.chosen)))
  /** The only move that the aimed choice leaves, or the one that waits to be confirmed. */
  readonly preview: Move | null = $derived.by(() => this.ready ?? this.#only(this.aimed))

  /** Why what is aimed at leads nowhere. */
  readonly hint: Reason | null = $derived.by(
    () => this.aimed && this.whyClosed(this.aimed.parameter, this.aimed.value),
  )

  readonly #send: (move: Move) => void

  constructor(send: (move: Move) => void, moves: Move[] = []) {
    this.#send = send
    this.moves = moves
  }

  /** New moves on offer. Choices that still lead somewhere stay. */
  offer(moves: Move[], ruledOut: RuledOutMove[] = []): void {
    this.moves = moves
    this.ruledOut = ruledOut
    this.aimed = null
    this.ready = null
    if (!moves.some((move) => matches(move, this.chosen))) this.chosen = []
  }

  /** Whether choosing this leads to a move; another choice of the same parameter would be given up for it. */
  fits(parameter: string, value: string): boolean {
    const others = this.chosen.filter((choice) => choice.parameter !== parameter)
    return this.moves.some((move) => argumentOf(move, parameter) === value && matches(move, others))
  }

  has(parameter: string, value: string): boolean {
    return this.chosen.some((choice) => isSame(choice, { parameter, value }))
  }

  isAimed(parameter: string, value: string): boolean {
    return isSame(this.aimed, { parameter, value })
  }

  /** Names a thing. The same thing again takes it back, or confirms the move that waits for it. */
  choose(parameter: string, value: string): void {
    const choice = { parameter, value }
    if (this.ready && this.isAimed(parameter, value)) return this.commit()
    if (this.has(parameter, value)) return this.#drop(parameter)
    const choices = this.#compatible(choice)
    if (!choices) return this.#explain(choice)
    const left = this.moves.filter((move) => matches(move, choices))
    if (left.length === 1 && left[0]) return this.#settle(left[0], choice)
    this.chosen = choices
    this.aimed = null
    this.ready = null
  }

  /** Why naming this leads nowhere with what is chosen already, if the rules say so. */
  whyClosed(parameter: string, value: string): Reason | null {
    if (this.fits(parameter, value)) return null
    const others = this.chosen.filter((choice) => choice.parameter !== parameter)
    const choices = [...others, { parameter, value }]
    return this.ruledOut.find(({ move }) => matches(move, choices))?.reason ?? null
  }

  /** The same; where what is chosen has nothing to do with it, why it leads nowhere by itself. */
  reasonFor(parameter: string, value: string): Reason | null {
    if (this.fits(parameter, value)) return null
    const alone = this.ruledOut.find(({ move }) => argumentOf(move, parameter) === value)
    return this.whyClosed(parameter, value) ?? alone?.reason ?? null
  }

  /** Chooses a whole move, as from the list. */
  pick(move: Move): void {
    if (this.ready?.text === move.text) return this.commit()
    this.#settle(move, { parameter: 'move', value: move.text })
  }

  aim(parameter: string, value: string): void {
    if (!this.ready) this.aimed = { parameter, value }
  }

  unaim(): void {
    if (!this.ready) this.aimed = null
  }

  /** Sends the move that waits to be confirmed. */
  commit(): void {
    const move = this.ready
    if (!move) return
    this.reset()
    this.#send(move)
  }

  /** One step back; false when there was nothing to take back. */
  back(): boolean {
    if (this.ready || this.aimed) {
      this.ready = null
      this.aimed = null
      return true
    }
    if (!this.chosen.length) return false
    this.chosen = this.chosen.slice(0, -1)
    return true
  }

  reset(): void {
    this.chosen = []
    this.aimed = null
    this.ready = null
  }

  #settle(move: Move, choice: Choice): void {
    if (this.cautious) {
      this.aimed = choice
      this.ready = move
      return
    }
    this.reset()
    this.#send(move)
  }

  #explain({ parameter, value }: Choice): void {
    const reason = this.reasonFor(parameter, value)
    if (reason) this.onexplain(reason)
  }

  #drop(parameter: string): void {
    this.chosen = this.chosen.filter((choice) => choice.parameter !== parameter)
    this.aimed = null
    this.ready = null
  }

  /** The choices so far with a new one; the oldest give way until a move fits. Null where none has it. */
  #compatible(choice: Choice): Choice[] | null {
    let kept = this.chosen.filter((old) => old.parameter !== choice.parameter)
    for (;;) {
      const choices = [...kept, choice]
      if (this.moves.some((move) => matches(move, choices))) return choices
      if (!kept.length) return null
      kept = kept.slice(1)
    }
  }

  #only(aimed: Choice | null): Move | null {
    if (!aimed) return null
    if (aimed.parameter === 'move') return this.moves.find((m) => m.text === aimed.value) ?? null
    const choices = this.#compatible(aimed)
    const left = choices ? this.moves.filter((move) => matches(move, choices)) : []
    return left.length === 1 ? (left[0] ?? null) : null
  }
}
