/** The arithmetic of a board that is panned and zoomed: a box in board units, 1 to 4 times the whole. */
import type { Box, Point } from './hex'

const CLOSEST = 4

export function zoomAt(view: Box, whole: Box, at: Point, factor: number): Box {
  const scale = whole[2] / view[2]
  const next = Math.min(CLOSEST, Math.max(1, scale * factor))
  const k = scale / next
  return keepInside(
    [at.x - (at.x - view[0]) * k, at.y - (at.y - view[1]) * k, view[2] * k, view[3] * k],
    whole,
  )
}

export function panBy(view: Box, whole: Box, dx: number, dy: number): Box {
  return keepInside([view[0] + dx, view[1] + dy, view[2], view[3]], whole)
}

export const contains = ([x, y, w, h]: Box, p: Point): boolean =>
  p.x >= x && p.x <= x + w && p.y >= y && p.y <= y + h

/** The largest view that keeps these points, a margin around them, in the middle. */
export function viewOf(points: Point[], whole: Box, margin = 120): Box {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const width = Math.max(...xs) - Math.min(...xs) + 2 * margin
  const height = Math.max(...ys) - Math.min(...ys) + 2 * margin
  const k = Math.min(1, Math.max(1 / CLOSEST, width / whole[2], height / whole[3]))
  const [w, h] = [whole[2] * k, whole[3] * k]
  const middle = {
    x: (Math.max(...xs) + Math.min(...xs)) / 2,
    y: (Math.max(...ys) + Math.min(...ys)) / 2,
  }
  return keepInside([middle.x - w / 2, middle.y - h / 2, w, h], whole)
}

/** The same view, moved so that its middle stays over the whole. */
export function keepInside([x, y, w, h]: Box, [wx, wy, ww, wh]: Box): Box {
  const clamp = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
  return [clamp(x, wx, wx + ww - w), clamp(y, wy, wy + wh - h), w, h]
}
