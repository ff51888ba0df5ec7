/** Seats as they sit round the table, mine first. */
import type { SeatInfo, SeatLabel } from '../room'

export function inTurnOrder(seats: SeatInfo[], mine: SeatLabel | null): SeatInfo[] {
  const at = seats.findIndex((seat) => seat.seat === mine)
  return at < 0 ? seats : [...seats.slice(at), ...seats.slice(0, at)]
}
