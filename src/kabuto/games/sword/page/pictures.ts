/** The pictures of this room: picked icons and our own. */
import { picturesOf } from '$client/board/glyphs'
import { DRAWINGS } from './drawings'
import { ICONS } from './icons'

export type Drawing = keyof typeof ICONS | keyof typeof DRAWINGS
export const DRAWN = picturesOf<Drawing>({ ...ICONS, ...DRAWINGS }, 512)
