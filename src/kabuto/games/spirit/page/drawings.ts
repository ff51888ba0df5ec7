/** Our own drawings of this room, in a box from -50 to 50. */

/** A straw hat seen from the front. */
export const HAT =
  'M0 -34Q10 -26 47 12Q24 24 0 24Q-24 24 -47 12Q-10 -26 0 -34ZM0 -20L-4 14H4ZM-14 -8L-24 11L-17 13ZM14 -8L24 11L17 13Z'
/** A wooden doll: head, and a body without arms. */
export const DOLL =
  'M0 -46A21 21 0 1 1 -1 -46ZM-8 -28A3.500 3.500 0 1 0 -8 -21A3.500 3.500 0 1 0 -8 -28ZM8 -28A3.500 3.500 0 1 0 8 -21A3.500 3.500 0 1 0 8 -28ZM-15 -2Q0 4 15 -2Q30 14 25 46H-25Q-30 14 -15 -2ZM-22 20H22V26H-22Z'
export const LEFT = 'M-46 0L-6 -36V-16H44V16H-6V36Z'
export const RIGHT = 'M46 0L6 -36V-16H-44V16H6V36Z'
