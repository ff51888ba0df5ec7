/** The games of this house with their words, for the home page. */
import { api } from '../api'
import { prefs } from '../prefs.svelte'
import type { GameInfo } from '../room'
import { Words } from '../words.svelte'

export interface Offer {
  game: GameInfo
  words: Words
}

export async function loadOffers(): Promise<Offer[]> {
  const games = await api.games()
  return Promise.all(
    games.map(async (game) => {
      const words = new Words()
      await words.load(prefs.language, game)
      return { game, words }
    }),
  )
}

/** I sit first, programs that look ahead sit in the other seats; the number of seats is the usual one. */
export function quickSeats({ seats, bots }: GameInfo): { by: 'me' | 'bot'; bot?: string }[] {
  const count = Math.max(seats.least, Math.min(seats.most, 3))
  const bot = bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random')
  return Array.from({ length: count }, (_, i) => (i ? { by: 'bot', bot } : { by: 'me' }))
}
