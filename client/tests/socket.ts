/** A connection whose other end is played by the test. */
import type { ClientMessage } from '../src/protocol'
import type { SocketLike } from '../src/socket'

export class FakeSocket implements SocketLike {
  readyState: WebSocket['readyState'] = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  sent: ClientMessage[] = []

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close(): void {
    this.readyState = 3
  }
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  vanish(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  types(): string[] {
    return this.sent.map((message) => message.type)
  }
}
