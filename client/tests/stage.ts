/** A table with a server that is played by the test: what it tells is shown, what the page sends is kept. */
import { onTestFinished, vi } from 'vitest'
import HOUSE from '../../src/kabuto/words/en.ftl?raw'
import type { GameInfo, LogEntry, SeatView, StateMessage, TableInfo } from '../src/protocol'
import type { Room } from '../src/rooms'
import { Table } from '../src/table.svelte'
import { Words } from '../src/words.svelte'
import { FakeSocket } from './socket'

const GAME: GameInfo = {
  name: 'toy',
  version: 1,
  seats: { least: 2, most: 4 },
  options: [],
  presets: {},
  verbs: { pass: [], put: ['figure', 'hex'], take: ['hex'] },
  kinds: { figure: ['helmet', 'rice'], hex: ['0,0', '1,0', '2,0'], seat: ['A', 'B', 'C'] },
  kind_names: { figure: 'figure', hex: 'hex', seat: 'seat' },
  bots: ['random', 'greedy'],
  auto_answers: [],
  signals: false,
  reconstructed: false,
  box_file: false,
  box: '',
  box_letters: 0,
  box_map: false,
}

const WORDS = `
game-title = Toy
figure-helmet = Helmet
figure-rice = Rice
ask-Turn = What do you do with { $figure }?
wait-Turn = { $who } { $count ->
    [one] is
   *[other] are
} thinking
move-pass = Pass
move-put = Put { $figure } on { $hex }
move-take = Take what lies on { $hex }
log-put = { $seat } puts { $figure } on { $hex }
auto-answer-parry = Always parry
auto-answer-parry-help = With the first card that can.
auto-answer-pass = Never play a reaction
auto-answer-pass-help = Without being asked.
refused-toy = Not with { $figure }
`

const TABLE: TableInfo = {
  id: 't1',
  game: 'toy',
  options: {},
  box_file: false,
  box: '',
  board: '',
  status: 'playing',
  commitment: 'c0ffee',
  secret: null,
  seats: ['A', 'B', 'C'].map((seat) => ({
    seat,
    by: seat === 'C' ? 'bot' : 'person',
    name: { A: 'Mina', B: 'Yuki' }[seat] ?? 'greedy',
    bot: seat === 'C' ? 'greedy' : null,
    present: true,
    mine: seat === 'A',
    invite: null,
  })),
  watching: 0,
  next: null,
}

/** What a seat sees; it is asked where `moves` are given. */
export const sees = (
  seat: string | null,
  moves: string[] = [],
  more: Partial<SeatView> = {},
): SeatView => ({
  seat,
  view: {},
  insight: null,
  decision: moves.length ? `${seat ?? ''} ${moves.join()}` : null,
  moves,
  ruled_out: [],
  undo: false,
  auto_answers: null,
  ...more,
})

export const told = (number: number, seat: string | null, args = {}): LogEntry => ({
  number,
  seat,
  key: 'put',
  args: { seat, figure: 'helmet', hex: '0,0', ...args },
})

/** A state in which A is asked, unless it is said otherwise. */
function state(more: Partial<StateMessage> = {}): Omit<StateMessage, 'number'> {
  const views = more.views ?? [sees('A', ['pass', 'put helmet 0,0', 'put rice 1,0', 'take 2,0'])]
  return {
    type: 'state',
    version: 1,
    log: [],
    table: TABLE,
    step: { step: 'Turn', rule: '5.2', args: { figure: 'rice' } },
    waiting: ['A'],
    outcome: null,
    ...more,
    views,
  }
}

class Server extends FakeSocket {
  #count = 0

  tell(more: Partial<StateMessage> = {}): void {
    this.say({ ...state(more), number: ++this.#count })
  }
}

export interface Stage {
  table: Table
  server: Server
}

/** Opens a table; the server has not told anything yet. */
export function openTable(room: Room = {}, game: Partial<GameInfo> = {}): Stage {
  const server = new Server()
  vi.stubGlobal('WebSocket', function open() {
    return server
  })
  const words = new Words()
  const info = { ...GAME, ...game }
  words.read('en', [HOUSE, WORDS], info)
  const table = new Table('t1', info, room, words)
  table.start()
  server.accept()
  onTestFinished(() => {
    table.stop()
    localStorage.clear()
    vi.unstubAllGlobals()
  })
  return { table, server }
}

/** Without the marks that isolate arguments for direction. */
export const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')
