/**
 * The live channel of a table. Every state is a whole with a contiguous number: a gap asks for the whole again.
 * Never gives up; tries at once when the page is seen again, gets the focus or is back online.
 */
import type {
  ClientMessage,
  PresenceMessage,
  RefusedMessage,
  ServerMessage,
  StateMessage,
} from './protocol'

export interface Listener {
  state: (message: StateMessage, isWhole: boolean) => void
  presence: (message: PresenceMessage) => void
  refused: (message: RefusedMessage) => void
  connected: (isConnected: boolean) => void
}

export type SocketLike = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: unknown
  onmessage: unknown
  onclose: unknown
}
export type Opener = (url: string) => SocketLike

const OPEN = 1
const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const ANSWER_WITHIN = 5_000
/** The server has as many sockets as it lets one have: a new one would end the same way. */
const TOO_MANY = 4429
/** What a browser says of a connection that ended without a word. */
const NO_ANSWER = 1006

export class Live {
  #socket: SocketLike | null = null
  #expected = 1
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #pinging: ReturnType<typeof setInterval> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #askedAgain = false
  /** Messages that have not been answered by a state or a refusal: sent again after a break, by the same key. */
  #unanswered: ClientMessage[] = []

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: Opener = (address) => new WebSocket(address),
  ) {}

  start(): void {
    this.#connect()
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY)
    addEventListener('online', this.wake)
    addEventListener('focus', this.wake)
    document.addEventListener('visibilitychange', this.wake)
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    clearInterval(this.#pinging)
    removeEventListener('online', this.wake)
    removeEventListener('focus', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.#socket?.close()
  }

  /** A new connection at once, as another person or with another seat. */
  restart(): void {
    this.#drop()
    this.#connect()
  }

  /** Sends an action. While there is no connection it waits for one; its key makes it count once. */
  act(message: ClientMessage): void {
    this.#unanswered.push(message)
    this.#send(message)
  }

  readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return
    this.#wait = FIRST_WAIT
    if (this.#isOpen) this.#ask({ type: 'hello' })
    else this.#connect()
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === OPEN
  }

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#stopped || this.#isOpen) return
    this.#drop()
    const socket = this.open(this.url)
    this.#socket = socket
    this.#expected = 1
    socket.onopen = () => this.#opened(socket)
    socket.onmessage = (event: MessageEvent) => this.#read(socket, String(event.data))
    socket.onclose = (event: CloseEvent) => this.#closed(socket, event.code)
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return
    this.#expectAnswer()
    for (const message of this.#unanswered) this.#send(message)
  }

  #closed(socket: SocketLike, code: number): void {
    if (socket !== this.#socket || this.#stopped) return
    this.#socket = null
    clearTimeout(this.#patience)
    if (code === TOO_MANY) this.#wait = LONGEST_WAIT
    this.listener.connected(false)
    this.#retry = setTimeout(() => this.#connect(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #read(socket: SocketLike, text: string): void {
    if (socket !== this.#socket) return
    clearTimeout(this.#patience)
    const message = JSON.parse(text) as ServerMessage
    if (message.type === 'state') this.#readState(message)
    else if (message.type === 'presence') this.listener.presence(message)
    else if (message.type === 'refused') this.#readRefused(message)
  }

  #readState(message: StateMessage): void {
    const isNext = message.number === this.#expected
    const isWhole = message.number === 1 || this.#askedAgain
    this.#expected = message.number + 1
    if (!isNext && !isWhole) return this.#ask({ type: 'hello' })
    this.#askedAgain = false
    this.#wait = FIRST_WAIT
    this.#unanswered = this.#unanswered.filter((sent) => isStillOpen(sent, message))
    this.listener.connected(true)
    this.listener.state(message, isWhole)
  }

  #readRefused(message: RefusedMessage): void {
    this.#unanswered = this.#unanswered.filter(
      (sent) => !('key' in sent && sent.key === message.re),
    )
    this.listener.refused(message)
  }

  /** Something that has to be answered: without an answer the connection is dead. */
  #ask(message: ClientMessage): void {
    if (message.type === 'hello') this.#askedAgain = true
    this.#send(message)
    this.#expectAnswer()
  }

  /** A connection over which nothing comes, not even the first state, is dead. */
  #expectAnswer(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#giveUpOn(this.#socket), ANSWER_WITHIN)
  }

  #ping(): void {
    if (this.#isOpen) this.#ask({ type: 'ping' })
  }

  #giveUpOn(socket: SocketLike | null): void {
    socket?.close()
    if (socket) this.#closed(socket, NO_ANSWER)
  }

  #drop(): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
  }

  #send(message: ClientMessage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message))
  }
}

/** A move that waits for its answer: its decision is still the seat's. */
function isStillOpen(sent: ClientMessage, { views }: StateMessage): boolean {
  if (sent.type !== 'move') return false
  return views.some((view) => view.seat === sent.seat && view.decision === sent.decision)
}

export const liveUrl = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/live`
