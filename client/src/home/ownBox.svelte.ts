/** A box file that somebody brings to a new table: its text, and what the server finds in it. */
import { api, Refusal } from '../api'
import { prefs } from '../prefs.svelte'
import type { BoxReport, GameInfo } from '../protocol'

/** Bytes that a letter may have in UTF-8. */
const LETTER_BYTES = 4

export class OwnBox {
  text = $state('')
  report: BoxReport | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  busy = $state(false)
  #checked = $state('')
  #last: Promise<boolean> = Promise.resolve(false)

  constructor(readonly game: GameInfo) {}

  /** What was found in the text as it is now. */
  readonly found: BoxReport | null = $derived.by(() =>
    this.text === this.#checked ? this.report : null,
  )

  /** Takes the text of a file and has it checked; what was here stays where the file has none. */
  async read(file: File): Promise<void> {
    const text = file.size > LETTER_BYTES * this.game.box_letters ? null : await textOf(file)
    if (text === null) {
      this.refusal = new Refusal('refused-box-text', { most: this.game.box_letters })
      return
    }
    this.text = text
    await this.check()
  }

  /** Whether nothing is wrong. Each asks after the one before, so that what was found is of the newest text. */
  check(): Promise<boolean> {
    this.#last = this.#last.then(() => this.#ask())
    return this.#last
  }

  async #ask(): Promise<boolean> {
    this.refusal = null
    if (!this.text.trim()) {
      this.refusal = new Refusal('refused-box-empty')
      return false
    }
    this.busy = true
    const { text } = this
    try {
      this.report = await api.checkBox(this.game.name, text, prefs.language)
      this.#checked = text
    } catch (error) {
      this.refusal = error instanceof Refusal ? error : new Refusal('refused-failed')
    }
    this.busy = false
    return this.found?.count === 0
  }
}

/** Null where it is no text. */
async function textOf(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return text.replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
