/** Figures by their labels: `helmet+rice`, `none`. */
import { KINDS, type Kind } from './tokens'
import type { View } from './types'

export function figuresOf(label: string | undefined): Kind[] {
  if (!label || label === 'none' || label === '-') return []
  return label.split('+') as Kind[]
}

/** Figures on the board of each kind. */
export function countOnBoard(view: View): number[] {
  const all = view.figures.flatMap(figuresOf)
  return KINDS.map((kind) => all.filter((other) => other === kind).length)
}

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, n) => sum + n, 0)
