/** What a page about one table needs before it can draw: its game, the room's parts and the words. */
import { api, Refusal } from './api'
import { prefs } from './prefs.svelte'
import type { GameInfo, StateMessage } from './protocol'
import { loadRoom, type Room } from './rooms'
import { Words } from './words.svelte'

export interface Opening {
  game: GameInfo
  room: Room
  words: Words
  /** What is the same in the whole game. */
  board: unknown
}

/** Throws a Refusal where the server no longer offers the game. */
export async function openGame(state: StateMessage, games: GameInfo[]): Promise<Opening> {
  const game = games.find(({ name }) => name === state.table.game)
  if (!game) throw new Refusal('refused-game-unknown', { game: state.table.game })
  const words = new Words()
  const [room, board] = await Promise.all([
    loadRoom(game.name),
    api.board(state.table),
    words.load(prefs.language, game),
  ])
  words.hear(board)
  return { game, room, words, board }
}
