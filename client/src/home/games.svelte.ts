/** The games of this house with their words, for the home page. */
import type { Component } from 'svelte'
import { api } from '../api'
import { prefs } from '../prefs.svelte'
import type { GameInfo } from '../room'
import { loadEmblem } from '../rooms'
import { house, Words } from '../words.svelte'

export interface Offer {
  game: GameInfo
  words: Words
  Emblem: Component | null
}

export async function loadOffers(): Promise<Offer[]> {
  const games = await api.games()
  return Promise.all(
    games.map(async (game) => {
      const words = new Words()
      const [Emblem] = await Promise.all([loadEmblem(game.name), words.load(prefs.language, game)])
      return { game, words, Emblem }
    }),
  )
}

/** I sit first, programs that look ahead sit in the other seats; the number of seats is the usual one. */
export function quickSeats({ seats, bots }: GameInfo): { by: 'me' | 'bot'; bot?: string }[] {
  const count = Math.max(seats.least, Math.min(seats.most, 3))
  const bot = bots.includes('greedy') ? 'greedy' : (bots[0] ?? 'random')
  return Array.from({ length: count }, (_, i) => (i ? { by: 'bot', bot } : { by: 'me' }))
}

/** Whose games these are, as far as their rooms say it. */
export const creditsOf = (offers: Offer[]): string[] =>
  offers
    .filter(({ words }) => words.has('game-designer'))
    .map(({ words }) =>
      house.say('game-credit', { game: words.title, designer: words.say('game-designer') }),
    )
