import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { guessLanguage, LANGUAGES, type Language } from '../src/prefs.svelte'
import type { GameInfo, SeatInfo } from '../src/room'
import { Words } from '../src/words.svelte'

const GAME = {
  name: 'toy',
  kinds: {
    figure: ['helmet', 'rice'],
    hex: ['-3,4'],
    to_hex: ['-3,4'],
    seat: ['A', 'B'],
    target: ['A', 'B'],
  },
  kind_names: { figure: 'figure', hex: 'hex', to_hex: 'hex', seat: 'seat', target: 'seat' },
  verbs: { put: ['figure', 'hex'] },
} as unknown as GameInfo

const ROOM = `
figure-helmet = Helmet
hex--3_4 = Kyoto
log-put = { $seat } puts { $figure } on { $to_hex }
log-many = { $seat } gets { $figure } and { $count }
move-put = Put { $figure_id ->
    [helmet] the { $figure }
   *[other] something
} on { $hex }
log-turned = On { $hex }: { $figure }
`
const house = (language: Language) => readFileSync(`src/kabuto/words/${language}.ftl`, 'utf8')
const bare = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

function speak(language: Language): Words {
  const words = new Words()
  words.read(language, [house(language), ROOM], GAME)
  words.seats = [
    { seat: 'A', by: 'person', name: 'Mina' },
    { seat: 'B', by: 'bot', name: 'greedy', bot: 'greedy' },
  ] as SeatInfo[]
  return words
}

test('labels become words through the kind of their parameter, or stand for themselves', () => {
  const words = speak('en')
  expect(words.label('figure', 'helmet')).toBe('Helmet')
  expect(words.label('to_hex', '-3,4')).toBe('Kyoto')
  expect(words.label('figure', 'rice')).toBe('rice')
  expect(words.label('figure', '-')).toBe('–')
  expect(words.label('target', 'A')).toBe('Mina')
})

test('a move in words; selectors read the bare label', () => {
  const move = { text: 'put helmet -3,4', verb: 'put', args: { figure: 'helmet', hex: '-3,4' } }
  expect(bare(speak('en').move(move))).toBe('Put the Helmet on Kyoto')
})

test('arguments are isolated for direction', () => {
  const said = speak('fa').event('log', 'put', { seat: 'A', figure: 'helmet', to_hex: '-3,4' })
  expect(said.match(/\u2068/g)).toHaveLength(3)
  expect(said.match(/\u2069/g)).toHaveLength(3)
})

test('lists are joined, their length is there, numbers have the digits of the language', () => {
  const args = { seat: 'A', figure: ['helmet', 'rice'], count: 12 }
  expect(bare(speak('en').event('log', 'many', args))).toBe('Mina gets Helmet and rice and 12')
  expect(bare(speak('fa').event('log', 'many', args))).toContain('۱۲')
  expect(speak('zh-Hant').number(12)).toBe('12')
})

test('a log line is cut so that the things it names can be pointed at, in any order', () => {
  const pieces = speak('en').pieces('turned', { figure: 'helmet', hex: '-3,4' })
  expect(pieces.filter((piece) => piece.thing)).toEqual([
    { text: 'Kyoto', thing: { parameter: 'hex', label: '-3,4' } },
    { text: 'Helmet', thing: { parameter: 'figure', label: 'helmet' } },
  ])
  expect(bare(pieces.map((piece) => piece.text).join(''))).toBe('On Kyoto: Helmet')
})

test('an unknown refusal is spelt out', () => {
  expect(speak('en').refusal('refused-of-the-future', {})).toBe('refused of the future')
})

test.each(Object.keys(LANGUAGES) as Language[])(
  '%s is read without errors and speaks',
  (language) => {
    const words = speak(language)
    expect(['your-turn', 'refused-stale'].filter((id) => !words.has(id))).toEqual([])
  },
)

test('every word that the pages ask for is there', () => {
  const words = speak('en')
  const asked = Object.values(
    import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).flatMap((source) =>
    [...source.matchAll(/house\.(?:say|plain)\('([a-z-]+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter((id) => !words.has(id))).toEqual([])
})

test('the language of the browser: Chinese by script or region', () => {
  expect(guessLanguage(['zh-TW', 'en'])).toBe('zh-Hant')
  expect(guessLanguage(['zh-CN'])).toBe('zh-Hans')
  expect(guessLanguage(['zh'])).toBe('zh-Hans')
  expect(guessLanguage(['fa-IR'])).toBe('fa')
  expect(guessLanguage(['de', 'fa'])).toBe('fa')
  expect(guessLanguage(['de'])).toBe('en')
})

test('a game of another package brings its words from the server', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response('game-title = Pennies\n'))
  })
  const words = new Words()
  await words.load('fa', { ...GAME, name: 'pennies' })
  expect(words.title).toBe('Pennies')
  expect(words.has('undo')).toBe(true)
  expect(asked).toEqual(['/api/words/pennies/fa'])
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  await words.load('en', { ...GAME, name: 'wordless' })
  expect(words.title).toBe('wordless')
  vi.unstubAllGlobals()
})
