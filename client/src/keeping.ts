/** What this browser keeps for its owner. Keeping may be forbidden; a thing kept then lasts as long as the page. */

const PREFIX = 'kabuto-'

export type Shelf = () => Storage
const lasting: Shelf = () => localStorage
/** Until the window is closed. */
export const passing: Shelf = () => sessionStorage

export function recall(name: string, shelf: Shelf = lasting): string | null {
  try {
    return shelf().getItem(PREFIX + name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string, shelf: Shelf = lasting): void {
  try {
    shelf().setItem(PREFIX + name, value)
  } catch {
    // forbidden, or full
  }
}
