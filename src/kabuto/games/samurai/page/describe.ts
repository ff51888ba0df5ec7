/** What a token does, in a sentence for its tip and for screen readers. */
import type { Words } from '$client/words.svelte'
import { printOf } from './tokens'

export function describe(words: Words, token: string): string {
  const print = printOf(token)
  const pace = words.say(print.fast ? 'board-fast' : 'board-slow')
  return `${words.label('token', token)}. ${effectOf(words, token)}. ${pace}`
}

function effectOf(words: Words, token: string): string {
  if (token === 'FX') return words.say('board-token-figure-exchange')
  if (token === 'TX') return words.say('board-token-token-exchange')
  const { number, kinds } = printOf(token)
  const figures = words.list(kinds.map((kind) => words.label('figure', kind)))
  return words.say('board-token-counts', { count: Number(number), figures })
}
