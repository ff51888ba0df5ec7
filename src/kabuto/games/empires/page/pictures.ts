/** The pictures of this room: picked icons, some of the house's, and our own. */
import { GLYPHS, picturesOf, type Picture } from '$client/board/glyphs'
import { DRAWINGS } from './drawings'
import { ICONS } from './icons'

const SHARED = {
  castle: GLYPHS.castle,
  food: GLYPHS.rice,
  bushido: GLYPHS.katana,
  ship: GLYPHS.ship,
}

export type Drawing = keyof typeof ICONS | keyof typeof DRAWINGS | keyof typeof SHARED

export const DRAWN: Record<Drawing, Picture> = {
  ...picturesOf(ICONS, 512),
  ...picturesOf(DRAWINGS, 100),
  ...SHARED,
}
