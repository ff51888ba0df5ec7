/** What the elites and the general of a dojo can do on arrival, in words. */
import type { Words } from '$client/words.svelte'

export const DOJO_UNITS = ['elite', 'general'] as const

export const sayPower = (words: Words, dojo: string, unit: (typeof DOJO_UNITS)[number]): string =>
  `${words.label('unit', unit)}: ${words.say(`board-power-${dojo}-${unit}`)}`

export const sayPowers = (words: Words, dojo: string): string =>
  DOJO_UNITS.map((unit) => sayPower(words, dojo, unit)).join(' ')
