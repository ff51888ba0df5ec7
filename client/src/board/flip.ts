/**
 * Pieces that move are seen moving. A piece carries `{@attach flies('token A S3')}`; the house remembers where every
 * piece is before a new state is drawn, and lets those that are elsewhere afterwards fly from their old place. The
 * same name may be on a tile in the hand and later on the board. A piece that is new flies from the thing named
 * `from` (`panel B` is the panel of that seat), or fades in.
 *
 * The element must have no `transform` of its own: put the transform on a group around it. Nothing here holds up the
 * game: a new state cuts what still flies.
 */
import type { Attachment } from 'svelte/attachments'

interface Place {
  x: number
  y: number
  size: number
}
interface Pace {
  /** In milliseconds; 0 lets nothing fly. */
  fly: number
}

/** What carries a name: several elements may, of which one at a time is to be seen. */
const pieces = new Map<string, { element: Element; from: string | undefined }[]>()
const flights = new Set<Animation>()
const AT_ONCE = 24

export function flies(name: string, from?: string): Attachment {
  return (element) => {
    const piece = { element, from }
    pieces.set(name, [...(pieces.get(name) ?? []), piece])
    return () => {
      const left = (pieces.get(name) ?? []).filter((other) => other !== piece)
      if (left.length) pieces.set(name, left)
      else pieces.delete(name)
    }
  }
}

type Places = ReadonlyMap<string, Place>
/** Nothing was there before: what is new fades in. */
export const NO_PLACES: Places = new Map()

/** Where every piece is now, to be handed to `fly` after the next state is drawn. */
export function placesNow(): Places {
  const places = new Map<string, Place>()
  for (const [name, found] of pieces) {
    for (const { element } of found) {
      const place = placeOf(element)
      if (place) places.set(name, place)
    }
  }
  return places
}

export function fly(before: Places, pace: Pace): void {
  land()
  if (!pace.fly || document.hidden || !before.size) return
  let count = 0
  for (const [name, found] of pieces) {
    if (name.startsWith('panel ')) continue
    for (const { element, from } of found) {
      const old = before.get(name) ?? (from ? before.get(from) : undefined)
      const now = placeOf(element)
      if (!now || (old && isNear(old, now))) continue
      if (++count > AT_ONCE) return
      start(element, old, now, pace.fly)
    }
  }
}

/** Everything in flight arrives at once. */
export function land(): void {
  for (const flight of flights) flight.finish()
  flights.clear()
}

function start(element: Element, old: Place | undefined, now: Place, duration: number): void {
  const arrive = { transform: 'none', opacity: 1 }
  const leave = old ? { transform: journey(element, old, now), opacity: 1 } : { opacity: 0 }
  const flight = element.animate([leave, old ? arrive : { opacity: 1 }], {
    duration,
    easing: 'cubic-bezier(.65, 0, .35, 1)',
  })
  flights.add(flight)
  flight.onfinish = () => flights.delete(flight)
}

function journey(element: Element, old: Place, now: Place): string {
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
  const [dx, dy] = [(old.x - now.x) / unit, (old.y - now.y) / unit]
  return `translate(${dx}px, ${dy}px) scale(${Math.min(3, Math.max(0.3, old.size / now.size))})`
}

function placeOf(element: Element): Place | null {
  const box = element.getBoundingClientRect()
  if (!box.width || !box.height) return null
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.height }
}

const isNear = (a: Place, b: Place): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 4
