/** The rooms' pages, found by their file names: a new game needs no line here. */
import type { Component } from 'svelte'
import type { RoomPart } from './room'

type Loader = () => Promise<{ default: RoomPart }>
const FOUND = import.meta.glob<{ default: RoomPart }>(
  '../../src/kabuto/games/*/page/{Board,Hand,Seat,Result}.svelte',
) as Record<string, Loader>

const PARTS = ['Board', 'Hand', 'Seat', 'Result'] as const
export type Room = Partial<Record<(typeof PARTS)[number], RoomPart>>

export async function loadRoom(game: string): Promise<Room> {
  const room: Room = {}
  await Promise.all(
    PARTS.map(async (part) => {
      const load = FOUND[`../../src/kabuto/games/${game}/page/${part}.svelte`]
      if (load) room[part] = (await load()).default
    }),
  )
  return room
}

const EMBLEMS = import.meta.glob<{ default: Component }>(
  '../../src/kabuto/games/*/page/Emblem.svelte',
)

/** The sign of a game on the home page; null where its room draws none. */
export async function loadEmblem(game: string): Promise<Component | null> {
  const load = EMBLEMS[`../../src/kabuto/games/${game}/page/Emblem.svelte`]
  return load ? (await load()).default : null
}
