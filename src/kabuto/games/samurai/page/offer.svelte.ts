/** What the moves on offer mean for the places of the map. */
import type { Narrowing, RuledOutMove } from '$client/narrowing.svelte'
import type { Move, RoomProps } from '$client/room'
import type { Place } from './map'
import type { Insight, View } from './types'

const FIGURE_VERBS = new Set(['swap', 'with'])

export class Offer {
  readonly #props: () => RoomProps<View, Insight>

  constructor(props: () => RoomProps<View, Insight>) {
    this.#props = props
  }

  get narrowing(): Narrowing {
    return this.#props().narrowing
  }

  readonly #step = $derived.by(() => this.#props().step?.step ?? '')
  readonly isDrafting = $derived.by(() => this.#step === 'Draft')
  readonly isLifting = $derived.by(() => this.narrowing.has('verb', 'lift'))
  readonly isSwapping = $derived.by(
    () => this.#step === 'SwapWith' || this.narrowing.has('verb', 'swap'),
  )
  readonly token = $derived.by(() => this.#chosen('token'))
  readonly kind = $derived.by(() => this.#chosen('figure'))
  /** In a turn nothing is lit up before a token is chosen: every empty space would be. */
  readonly isQuiet = $derived.by(() => this.#step === 'Act' && !this.token && !this.isLifting)
  readonly #figureMoves = $derived.by(() =>
    this.isSwapping ? this.#props().moves.filter((move) => FIGURE_VERBS.has(move.verb)) : [],
  )
  /** The figure that is half exchanged: `figure settlement`. */
  readonly half = $derived.by(() => {
    const step = this.#props().step
    if (step?.step !== 'SwapWith') return null
    return { figure: String(step.args.figure), settlement: String(step.args.settlement) }
  })

  /** Moves that take a figure of this settlement. */
  movesOf(place: Place): Move[] {
    return this.#figureMoves.filter((move) => move.args.settlement === place.label)
  }

  /** What would take a figure of this settlement, and cannot. */
  ruledOutOf(place: Place): RuledOutMove[] {
    if (!this.isSwapping) return []
    return this.narrowing.ruledOut.filter(
      ({ move }) => FIGURE_VERBS.has(move.verb) && move.args.settlement === place.label,
    )
  }

  /** A token lies here: only a token exchange may name it. */
  isClosed(place: Place, view: View): boolean {
    return view.laid[place.index] !== '-' && !this.isLifting
  }

  /** Lit up now. */
  isTarget(place: Place, view: View): boolean {
    if (place.capacity) {
      if (this.isDrafting) return this.narrowing.fits('settlement', place.label)
      return this.movesOf(place).length > 0
    }
    return !this.isQuiet && !this.isClosed(place, view) && this.narrowing.fits('hex', place.label)
  }

  /** What would lie on a space: the chosen token, or the one that is being laid again. */
  readonly inHand = $derived.by(() => {
    const { seat, view, narrowing } = this.#props()
    const lifted = seat ? view.lifted.find((token) => token !== '-') : undefined
    return lifted ?? this.token ?? narrowing.preview?.args.token ?? null
  })

  #chosen(parameter: string): string | null {
    return this.narrowing.chosen.find((choice) => choice.parameter === parameter)?.value ?? null
  }
}
