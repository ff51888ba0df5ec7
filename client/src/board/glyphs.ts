/** Our own drawings, in a box from -50 to 50; crests fill non-zero, glyphs even-odd. */
import type { CrestName } from '../types'

export const CREST_PATHS: Record<CrestName, string> = {
  peak: 'M-9 -36L2 -17L-3.5 -20L-9 -12L-14.5 -20L-20 -17ZM-23.5 -10L-15.5 -14L-9 -4L-2.5 -14L5 -10.5L13 5L19 -4L40 31H-44ZM-30 36H28V41.5H-30Z',
  wave: 'M-25 -1A25 25 0 0 1 25 -1H16.5A16.5 16.5 0 0 0 -16.5 -1ZM-8.5 -1A8.5 8.5 0 0 1 8.5 -1ZM-45.5 30A22 22 0 0 1 -1.5 30H-9A14.5 14.5 0 0 0 -38 30ZM-31 30A7.5 7.5 0 0 1 -16 30ZM1.5 30A22 22 0 0 1 45.5 30H38A14.5 14.5 0 0 0 9 30ZM16 30A7.5 7.5 0 0 1 31 30Z',
  moon: 'M9 -40.5A41.5 41.5 0 1 0 40.5 -9A31 31 0 1 1 9 -40.5Z M37 -26A11 11 0 1 1 15 -26A11 11 0 1 1 37 -26Z',
  fan: 'M-47.7 1.9A53 53 0 0 1 -35 -14.8L-14.2 9.5A21 21 0 0 0 -18.7 15.5ZM-32.5 -16.9A53 53 0 0 1 -13.7 -26.2L-5.9 4.8A21 21 0 0 0 -12.5 8.1ZM-10.5 -27A53 53 0 0 1 10.5 -27L3.7 4.3A21 21 0 0 0 -3.7 4.3ZM13.7 -26.2A53 53 0 0 1 32.5 -16.9L12.5 8.1A21 21 0 0 0 5.9 4.8ZM35 -14.8A53 53 0 0 1 47.7 1.9L18.7 15.5A21 21 0 0 0 14.2 9.5ZM-12.5 15L-3.8 30.5A4.4 4.4 0 0 0 3.8 30.5L12.5 15Q0 5 -12.5 15Z',
  gate: 'M-44 -33Q0 -22 44 -33L41 -20.5Q0 -11.5 -41 -20.5ZM-36 -5.5H36V4H-36ZM-27.5 -16.5L-17.5 -15L-20 40H-31.5ZM27.5 -16.5L31.5 40H20L17.5 -15ZM-4.5 -14.5H4.5V-5H-4.5Z',
  pinwheel:
    'M3 -42A19.5 19.5 0 0 1 3 -3ZM42 3A19.5 19.5 0 0 1 3 3ZM-3 42A19.5 19.5 0 0 1 -3 3ZM-42 -3A19.5 19.5 0 0 1 -3 -3Z',
  star: 'M0 -8Q20 -29 0 -43Q-20 -29 0 -8ZM6.9 -4Q35.1 2.8 37.2 -21.5Q15.1 -31.8 6.9 -4ZM6.9 4Q15.1 31.8 37.2 21.5Q35.1 -2.8 6.9 4ZM0 8Q-20 29 0 43Q20 29 0 8ZM-6.9 4Q-35.1 -2.8 -37.2 21.5Q-15.1 31.8 -6.9 4ZM-6.9 -4Q-15.1 -31.8 -37.2 -21.5Q-35.1 2.8 -6.9 -4ZM5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z',
  shell:
    'M0 -43L37.2 -21.5L37.2 21.5L0 43L-37.2 21.5L-37.2 -21.5ZM-29.9 -17.3L-29.9 17.2L0 34.5L29.9 17.2L29.9 -17.2L0 -34.5ZM1.9 -26.4L21.6 -15L21.6 7.9L1.9 -3.5ZM21.9 14.8L2.2 26.2L-17.6 14.8L2.1 3.4ZM-23.8 11.6L-23.8 -11.2L-4 -22.7L-4 0.1Z',
}

export const HALF_BOX = 50

/** A drawing in one colour. */
export interface Picture {
  path: string
  /** 100: around the middle, as we draw; 512: from 0, as the icons of the package. */
  box: 100 | 512
  turned?: boolean
  /** Crossed out: it is forbidden. */
  barred?: boolean
}

/** Drawings of one box by name. */
export const picturesOf = <Name extends string>(
  paths: Record<Name, string>,
  box: Picture['box'],
): Record<Name, Picture> =>
  Object.fromEntries(
    Object.entries<string>(paths).map(([name, path]) => [name, { path, box }]),
  ) as Record<Name, Picture>

const DRAWN = {
  helmet:
    'M-8 -17C-28 -22 -39 -34 -41 -47C-31 -36 -18 -30 -6 -30C-3.6 -30 -2.2 -31 0 -33C2.2 -31 3.6 -30 6 -30C18 -30 31 -36 41 -47C39 -34 28 -22 8 -17ZM-31 7C-31 -6 -22 -13.5 -9.5 -15.5L-4.5 5.5Q-18 5.5 -31 7ZM31 7C31 -6 22 -13.5 9.5 -15.5L4.5 5.5Q18 5.5 31 7ZM-5.6 -16H5.6L1.6 5.5H-1.6ZM-36 12Q0 6 36 12L39 20Q0 13 -39 20ZM-40 25Q-30 22.5 -21 21.5L-18 36Q-30 37 -43 43ZM40 25Q30 22.5 21 21.5L18 36Q30 37 43 43Z',
  castle:
    'M-4 -47H4V-41Q14 -35 25 -34L21 -25H14V-16Q26 -11 39 -10L34 -1H24V10Q36 15 48 16L43 26H34V44H9V31H-9V44H-34V26H-43L-48 16Q-36 15 -24 10V-1H-34L-39 -10Q-26 -11 -14 -16V-25H-21L-25 -34Q-14 -35 -4 -41Z',
  buddha:
    'M0 -44A11 11 0 1 1 0 -22A11 11 0 1 1 0 -44ZM-15 -17Q0 -23 15 -17Q22 -6 21 10L31 16Q36 24 30 28H-30Q-36 24 -31 16L-21 10Q-22 -6 -15 -17ZM-36 33H36L30 41H-30Z',
  rice: 'M-40 -2H40Q38 24 17 32V39H-17V32Q-38 24 -40 -2ZM-34 -8Q-30 -22 -17 -22Q-12 -34 2 -33Q15 -34 19 -23Q31 -22 34 -8Z',
  ship: 'M-42 18H42Q36 36 26 38H-26Q-36 36 -42 18ZM-4 -42H4V12H-4ZM8 -36Q30 -24 30 6H8Z M-8 -30Q-26 -20 -26 6H-8Z',
  katana:
    'M-34 38L-26 30L-18 38L-26 46ZM-27 20L-16 31L-11 26L-22 15ZM-18 17L26 -28Q36 -38 42 -46Q40 -30 32 -19L-10 24Z',
  hand: 'M-34 -40H6V30H-34ZM14 -34H20L36 28L6 38V36H14Z',
  secret:
    'M-46 0Q0 -52 46 0Q0 52 -46 0ZM-34 0Q0 38 34 0Q0 -38 -34 0ZM-13 0A13 13 0 1 0 13 0A13 13 0 1 0 -13 0Z',
  flag: 'M-30 -42H-22V44H-30ZM-18 -40H36L20 -20L36 0H-18Z',
} as const
export type GlyphName = keyof typeof DRAWN
export const GLYPHS = picturesOf(DRAWN, 100)
