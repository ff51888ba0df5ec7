/** A pattern that stands for a name: one column a byte, one plate a bit, so that two names never look alike. */

const SEATS = 8
const BITS = [7, 6, 5, 4, 3, 2, 1, 0]

export interface Lacing {
  columns: boolean[][]
  /** The number of the seat whose colour the cords have. */
  colour: number
}

export function lacingOf(name: string): Lacing {
  const bytes = Array.from(new TextEncoder().encode(name))
  return {
    columns: bytes.map((byte) => BITS.map((bit) => ((byte >> bit) & 1) === 1)),
    colour: bytes.reduce((sum, byte) => sum + byte, 0) % SEATS,
  }
}
