/** How the page is laid out: no module imports itself by way of others, and none knows a game. */
import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const IMPORT = /(?:import|export)[^'"]*?from '(\.[^']*)'|import\('(\.[^']*)'\)/g

/** The modules that one module imports, by their names here. */
function importsOf(name: string): string[] {
  const found = [...(SOURCES[name] ?? '').matchAll(IMPORT)].map(([, from, late]) =>
    posix.join(posix.dirname(name), from ?? late ?? ''),
  )
  return found.flatMap((path) => [path, `${path}.ts`].filter((one) => one in SOURCES))
}

/** The way back to where it began; empty where there is none. */
function circleFrom(name: string, way: string[] = [], seen = new Set<string>()): string[] {
  if (way[0] === name) return way
  if (seen.has(name)) return []
  seen.add(name)
  for (const next of importsOf(name)) {
    const circle = circleFrom(next, [...way, name], seen)
    if (circle.length) return circle
  }
  return []
}

test('imports are understood', () => {
  expect(importsOf('../src/main.ts')).toEqual(['../src/App.svelte', '../src/reloading.ts'])
  expect(importsOf('../src/App.svelte')).toContain('../src/table/TablePage.svelte')
})

test.each(Object.keys(SOURCES))('%s stands in no circle', (name) => {
  expect(circleFrom(name)).toEqual([])
})

const GAMES = readdirSync('src/kabuto/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
const WORDS = import.meta.glob<string>('../../src/kabuto/words/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(GAMES)('no file outside its room names %s', (game) => {
  const named = new RegExp(`\\b${game}\\b`, 'i')
  const files = Object.entries({ ...SOURCES, ...WORDS })
  expect(files.filter(([, text]) => named.test(text)).map(([file]) => file)).toEqual([])
})
