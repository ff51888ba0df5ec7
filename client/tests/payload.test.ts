/** What a visitor of a table loads: code, styles and the words of one language, fonts aside. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const BUILT = 'src/kabuto/web/static'
const MOST = 200_000
const isBuilt = existsSync(`${BUILT}/.vite/manifest.json`)

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  css?: string[]
}

function weigh(entries: string[], manifest: Record<string, Chunk>): number {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${BUILT}/${file}`)).length,
    0,
  )
}

const games = isBuilt
  ? readdirSync('src/kabuto/games').filter((name) =>
      existsSync(`src/kabuto/games/${name}/page/Board.svelte`),
    )
  : []

test.runIf(isBuilt).each(games)('the table of %s weighs at most 200 kB', (game) => {
  const manifest = JSON.parse(readFileSync(`${BUILT}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    Chunk
  >
  const names = Object.keys(manifest)
  for (const language of ['en', 'fa']) {
    const wanted = (name: string) =>
      name === 'index.html' ||
      name.endsWith('table/TablePage.svelte') ||
      (name.includes(`games/${game}/`) && name.endsWith('.svelte')) ||
      name.endsWith(`kabuto/words/${language}.ftl?raw`) ||
      name.endsWith(`games/${game}/words/${language}.ftl?raw`)
    const entries = names.filter(wanted)
    expect(entries.length).toBeGreaterThanOrEqual(5)
    expect(weigh(entries, manifest)).toBeLessThan(MOST)
  }
})
