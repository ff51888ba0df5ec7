/** What pointer and keyboard do to a place of a board: the same as the house's `Spot`, for shapes of our own. */
import type { Narrowing } from '$client/narrowing.svelte'
import type { HTMLAttributes } from 'svelte/elements'

/** What the pointer, the keyboard or a tap is at. */
export type Pointed = { kind: 'province' | 'mountain' | 'slot'; label: string } | null

interface Place {
  narrowing: Narrowing
  /** What a tap names now; null where it names nothing. */
  argument: () => [parameter: string, value: string] | null
  /** What a tap names that leads nowhere: it is told why. */
  closed: () => [parameter: string, value: string] | null
  onfocus: (isVisible: boolean) => void
  /** Looked at, or no more. */
  onpoint: (isPointed: boolean) => void
}

type Attributes = HTMLAttributes<SVGElement>
interface Handlers {
  /** For all that can be touched. */
  area: Pick<Attributes, 'onclick' | 'onpointerenter' | 'onpointerleave'>
  /** For the button inside it. */
  button: Pick<Attributes, 'onkeydown' | 'onfocus' | 'onblur'>
}

export function pressable({ narrowing, argument, closed, onfocus, onpoint }: Place): Handlers {
  const aim = () => {
    const named = argument()
    if (named) narrowing.aim(...named)
    onpoint(true)
  }
  const choose = () => {
    const named = argument() ?? closed()
    if (named) narrowing.choose(...named)
    onpoint(true)
  }
  const leave = () => {
    narrowing.unaim()
    onpoint(false)
  }
  const button: Handlers['button'] = {
    onkeydown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      choose()
    },
    onfocus: (event) => {
      onfocus(event.currentTarget.matches(':focus-visible'))
      aim()
    },
    onblur: () => {
      onfocus(false)
      leave()
    },
  }
  const area: Handlers['area'] = {
    onclick: choose,
    onpointerenter: (event) => {
      if (event.pointerType === 'mouse') aim()
    },
    onpointerleave: (event) => {
      if (event.pointerType === 'mouse') leave()
    },
  }
  return { area, button }
}
