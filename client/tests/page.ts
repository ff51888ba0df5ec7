/** What every component finds on the page: colours, letters, and the words of the house in English. */
import '../src/tokens.css'
import '../src/base.css'
import { beforeAll } from 'vitest'
import { house } from '../src/words.svelte'

beforeAll(() => house.load('en'))
