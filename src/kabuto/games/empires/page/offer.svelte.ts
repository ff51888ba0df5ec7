/** What the moves on offer mean for the provinces and mountains of the map. */
import type { Narrowing } from '$client/narrowing.svelte'
import type { RoomProps } from '$client/room'
import type { Insight, View } from './types'

export class Offer {
  readonly #props: () => RoomProps<View, Insight>

  constructor(props: () => RoomProps<View, Insight>) {
    this.#props = props
  }

  get narrowing(): Narrowing {
    return this.#props().narrowing
  }

  /** Where the move that is being chosen starts. */
  readonly from = $derived.by(() => this.chosen('province'))
  readonly order = $derived.by(() => this.chosen('order'))
  readonly slot = $derived.by(() => {
    const { aimed, ready } = this.narrowing
    if (ready?.args.slot) return ready.args.slot
    return aimed?.parameter === 'slot' ? aimed.value : this.chosen('slot')
  })

  /** The argument that a tap on a province names now: where to, or where from. */
  argumentFor(province: string): 'province' | 'to_province' | null {
    const { narrowing } = this
    if (this.from && this.from !== province && narrowing.fits('to_province', province))
      return 'to_province'
    if (narrowing.fits('province', province) || this.from === province) return 'province'
    const isTarget = narrowing.left.some(
      ({ args }) => !args.province && args.to_province === province,
    )
    return isTarget ? 'to_province' : null
  }

  /** The argument that a tap on a province would name, where nothing can be done and the rules say why. */
  closedFor(province: string): 'province' | 'to_province' | null {
    const { narrowing } = this
    if (this.argumentFor(province)) return null
    // Where moves start somewhere, what is known of their ends is known of one way only.
    const startsSomewhere = narrowing.ruledOut.some(({ move }) => move.args.province)
    const argument = startsSomewhere ? 'province' : 'to_province'
    return narrowing.reasonFor(argument, province) ? argument : null
  }

  /** Another place to start from, while a place to start from is chosen: it stays in the background. */
  isAside(province: string): boolean {
    return this.from !== null && this.from !== province && this.argumentFor(province) === 'province'
  }

  isAimed(province: string): boolean {
    const argument = this.argumentFor(province)
    return argument !== null && this.narrowing.isAimed(argument, province)
  }

  canExplore(mountain: string): boolean {
    return this.narrowing.fits('mountain', mountain)
  }

  chosen(parameter: string): string | null {
    return this.narrowing.chosen.find((choice) => choice.parameter === parameter)?.value ?? null
  }
}
