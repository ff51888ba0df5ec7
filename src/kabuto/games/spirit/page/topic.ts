/** What is explained on tap. */
export type Topic =
  | { about: 'samurai'; seat: string }
  | { about: 'card'; card: string }
  | { about: 'discard' | 'intruders' | 'odds' | 'village' }

export type Explain = (topic: Topic) => void
