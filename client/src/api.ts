/** The JSON API over HTTP. A refusal is thrown as a `Refusal`, with the key of its words. */
import type {
  BoxReport,
  FrameInfo,
  GameInfo,
  Me,
  RulesPage,
  SeatRequest,
  StateMessage,
  TableCreated,
  TableInfo,
  TableSummary,
} from './protocol'
import type { Args, OptionValue } from './types'

export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly args: Args = {},
  ) {
    super(key)
  }
}

const ask = <T>(path: string, body?: object): Promise<T> => send(path, body && post(body))

async function send<T>(path: string, request?: RequestInit): Promise<T> {
  const answer = await fetch(path, request).catch(() => null)
  if (!answer) throw new Refusal('refused-offline')
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok && said !== null) return said as T
  throw readRefusal(said)
}

/** A text; an empty one where there is none. */
async function read(path: string): Promise<string> {
  const answer = await fetch(path).catch(() => null)
  return answer?.ok ? answer.text() : ''
}

let asking: Promise<unknown> = Promise.resolve()

/** One at a time, in all tabs where the browser can: two first answers would make two persons of one. */
function askAlone<T>(path: string, body?: object): Promise<T> {
  const act = (): Promise<T> => ask<T>(path, body)
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (locks) return locks.request('kabuto-person', act)
  const answer = asking.then(act, act)
  asking = answer
  return answer
}

const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

function readRefusal(said: unknown): Refusal {
  const refused = said && typeof said === 'object' && 'refused' in said ? said.refused : null
  const { key, args } = (refused ?? {}) as { key?: string; args?: Args }
  return new Refusal(key ?? 'refused-failed', args ?? {})
}

export interface NewTable {
  game: string
  seats: SeatRequest[]
  options?: Record<string, OptionValue>
  box_file?: boolean
  box?: string
}

export const api = {
  me: (): Promise<Me> => askAlone('/api/me'),
  rename: (name: string): Promise<Me> => askAlone('/api/me', { name }),
  games: (): Promise<GameInfo[]> => ask('/api/games'),
  /** All that is wrong in a box file. */
  checkBox: (game: string, text: string, language: string): Promise<BoxReport> =>
    send(`/api/games/${game}/boxes?language=${language}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: text,
    }),
  tables: (): Promise<TableSummary[]> => ask('/api/tables'),
  create: (table: NewTable): Promise<TableCreated> => ask('/api/tables', table),
  table: (id: string): Promise<StateMessage> => ask(`/api/tables/${id}`),
  /** What is the same in the whole game: asked for once, then the browser has it. */
  board: ({ id, board }: TableInfo): Promise<unknown> =>
    board ? ask(`/api/tables/${id}/board/${board}`) : Promise.resolve(null),
  join: (id: string, invite: string): Promise<StateMessage> =>
    ask(`/api/tables/${id}/join`, { invite }),
  again: (id: string): Promise<TableCreated> => ask(`/api/tables/${id}/again`, {}),
  frames: (id: string): Promise<FrameInfo[]> => ask(`/api/tables/${id}/frames`),
  /** With the numbers of the box of that name; empty for the one that the game comes with. */
  rules: (game: string, language: string, box = ''): Promise<RulesPage> =>
    ask(
      box ? `/api/games/${game}/boxes/${box}/rules/${language}` : `/api/rules/${game}/${language}`,
    ),
  words: (game: string, language: string): Promise<string> =>
    read(`/api/words/${game}/${language}`),
}
