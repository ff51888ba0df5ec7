/** Rough measures of names on a board, before anything is drawn. */

const FIRST_WIDE = '\u2e80'
const WIDE = 1
const NARROW = 0.56

/** How wide a name is, in letters: Chinese ones are as wide as high. */
export function widthOf(name: string): number {
  let width = 0
  for (const letter of name) width += letter > FIRST_WIDE ? WIDE : NARROW
  return width
}
