/** The pictures of this room: picked icons, those of the house, and our own in a box from -50 to 50. */
import { GLYPHS } from '$client/board/glyphs'
import { ICONS, type IconName } from './icons'

const OWN = {
  food: GLYPHS.rice,
  bushido: GLYPHS.katana,
  ship: GLYPHS.ship,
  castle:
    'M-4 -47H4V-41Q14 -35 25 -34L21 -25H14V-16Q26 -11 39 -10L34 -1H24V10Q36 15 48 16L43 26H34V44H9V31H-9V44H-34V26H-43L-48 16Q-36 15 -24 10V-1H-34L-39 -10Q-26 -11 -14 -16V-25H-21L-25 -34Q-14 -35 -4 -41Z',
  capital: 'M0 -46L12 -15L45 -14L19 7L28 40L0 21L-28 40L-19 7L-45 -14L-12 -15Z',
  peak: 'M-46 36L-10 -34L-3 -24L4 -34L46 36ZM-16 -8L-8 -2L-2 -10L5 -1L14 -7L3 -25L-3 -16L-9 -25Z',
  unseen:
    'M-46 0Q-22 -30 0 -30Q9 -30 18 -25L11 -18Q5 -21 0 -21Q-17 -21 -34 0Q-28 8 -20 13L-27 20Q-38 12 -46 0ZM27 -20Q38 -12 46 0Q22 30 0 30Q-9 30 -18 25L-11 18Q-5 21 0 21Q17 21 34 0Q28 -8 20 -13ZM33 -41L41 -33L-33 41L-41 33Z',
  unknown:
    'M-24 -18Q-24 -42 0 -42Q25 -42 25 -19Q25 -4 11 3Q6 6 6 15H-7Q-8 -1 4 -8Q11 -12 11 -19Q11 -29 0 -29Q-10 -29 -10 -18ZM-8 23H8V39H-8Z',
  card: 'M-28 -42H28V42H-28ZM-20 -34V34H20V-34ZM0 -20L13 0L0 20L-13 0Z',
  token:
    'M-18 -42H18L42 -18V18L18 42H-18L-42 18V-18ZM-14 -32L-32 -14V14L-14 32H14L32 14V-14L14 -32Z',
  arrow: 'M-44 -9H8V-30L46 0L8 30V9H-44Z',
} as const

export type Drawing = IconName | keyof typeof OWN

export const DRAWN = Object.fromEntries([
  ...Object.entries(ICONS).map(([name, d]) => [name, { d, box: 512 }]),
  ...Object.entries(OWN).map(([name, d]) => [name, { d, box: 100 }]),
]) as Record<Drawing, { d: string; box: 512 | 100 }>
