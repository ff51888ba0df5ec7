/** Where the seats of a ring stand in a grid, clockwise; in half columns, so that a short row can be centred. */
export interface Cell {
  row: string
  column: string
}

const NARROW = 560
const SEAT = 250

const cell = (row: number, column: number): Cell => ({
  row: `${row}`,
  column: `${column} / span 2`,
})

export function columnsFor(seats: number, width: number): number {
  if (width < NARROW) return 1
  const round = Math.max(2, Math.ceil(seats / 2))
  return seats <= 3 && width >= seats * SEAT ? seats : width >= round * SEAT ? round : 2
}

/** One column is a list; otherwise the first row runs one way and the rest comes back below it. */
export function placeIn(seat: number, seats: number, columns: number): Cell {
  if (columns === 1) return cell(seat + 1, 1)
  if (columns >= Math.ceil(seats / 2))
    return seat < columns ? cell(1, 2 * seat + 1) : below(seat, seats, columns)
  const rows = Math.ceil(seats / 2)
  if (seat === 0) return cell(1, 1)
  return seat <= rows ? cell(seat, 3) : cell(seats - seat + 1, 1)
}

function below(seat: number, seats: number, columns: number): Cell {
  const short = columns - (seats - columns)
  return cell(2, 2 * (2 * columns - seat - 1) + 1 - short)
}
