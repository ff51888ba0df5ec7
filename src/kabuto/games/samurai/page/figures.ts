/** Figures by their labels: `helmet+rice`, `none`. */
import { GLYPHS, type GlyphName, type Picture } from '$client/board/glyphs'
import type { Words } from '$client/words.svelte'
import { KINDS, type Kind } from './tokens'
import type { View } from './types'

/** In the words of 2015 a High Helmet is a castle. */
export const glyphOf = (words: Words, kind: Kind): GlyphName =>
  kind === 'helmet' && words.variant === '2015' ? 'castle' : kind

export const pictureOf = (words: Words, kind: Kind): Picture => GLYPHS[glyphOf(words, kind)]

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
