/** Addresses of the map of a box: it is only ever shown as a picture, which can do nothing. */
import type { Language } from '../prefs.svelte'

/** The map of a box that is in use here, its names in a language. */
export const boxMapUrl = (game: string, box: string, language: Language): string =>
  `/api/games/${game}/boxes/${box}.svg?language=${language}`

/** The file of a box that is in use here. */
export const boxFileUrl = (game: string, box: string): string =>
  `/api/games/${game}/boxes/${box}.toml`

/** A picture that the server has drawn for us alone. */
export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
