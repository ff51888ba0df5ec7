/** Events that deserve a moment, the weightiest first. */
import { seatNumber, type LogEntry } from '$client/room'
import type { Words } from '$client/words.svelte'

export interface Scene {
  text: string
  picture: string
  mood: 'glory' | 'loss' | 'calm'
  number: number
}

type Drawn = (args: Record<string, unknown>) => [picture: string, mood: Scene['mood'], word: string]
const KINDS: Record<string, Drawn> = {
  fallen: () => ['wound', 'loss', 'fallen'],
  transformed: ({ samurai }) => [String(samurai), 'glory', 'transformed'],
  'farmstead-lost': () => ['fire', 'loss', 'farmstead'],
  'family-lost': () => ['doll', 'loss', 'family'],
  kiai: ({ samurai }) => [String(samurai), 'glory', 'kiai'],
  overcome: () => ['reinforce', 'loss', 'overcome'],
  'round-began': () => ['boss', 'calm', 'round'],
}

export function momentOf(events: LogEntry[], words: Words): Scene | null {
  for (const [key, draw] of Object.entries(KINDS)) {
    const event = events.find((entry) => entry.key === key)
    if (!event) continue
    const [picture, mood, word] = draw(event.args)
    const seat = typeof event.args.seat === 'string' ? event.args.seat : null
    const animal =
      key === 'transformed' ? words.say(`board-animal-${String(event.args.samurai)}`) : ''
    const text = words.say(`board-moment-${word}`, { ...words.variables(event.args), animal })
    return { text, picture, mood, number: seatNumber(seat) }
  }
  return null
}
