/**
 * Writes client/src/board/japan.ts: the coast of the four main islands of Japan and the larger ones between them, from
 * Natural Earth (public domain; npm packages world-atlas and topojson-client), made simple once.
 *
 *     node tools/make_coast.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'

/** @typedef {[x: number, y: number]} Point */

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const SOURCE = here('../node_modules/world-atlas/countries-10m.json')
const TARGET = here('../client/src/board/japan.ts')

/** In square degrees: triangles below this are no corner, islands below that are left out. */
const CORNER = 0.004
const ISLAND = 0.03
const BOUNDS = { west: 128, east: 146.2, south: 30, north: 46 }
const MAIN = ['honshu', 'hokkaido', 'kyushu', 'shikoku']

/** @param {Point} a @param {Point} b @param {Point} c */
const triangle = ([ax, ay], [bx, by], [cx, cy]) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

/** @type {(ring: Point[], i: number) => Point} */
const cornerOf = (ring, i) => ring.at(i % ring.length) ?? [NaN, NaN]

/** @param {Point[]} ring */
const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = cornerOf(ring, i + 1)
      return sum + x * ny - nx * y
    }, 0),
  ) / 2

/**
 * Visvalingam: the corner with the smallest triangle goes first.
 * @param {Point[]} ring
 */
function simplify(ring) {
  const left = ring.slice(0, -1)
  while (left.length > 4) {
    const sizes = left.map((p, i) => triangle(cornerOf(left, i - 1), p, cornerOf(left, i + 1)))
    const least = Math.min(...sizes)
    if (least > CORNER) break
    left.splice(sizes.indexOf(least), 1)
  }
  return left
}

/** @param {Point} corner */
const isInside = ([x, y]) =>
  x > BOUNDS.west && x < BOUNDS.east && y > BOUNDS.south && y < BOUNDS.north

/** @typedef {import('topojson-specification').GeometryCollection<{name: string}>} Countries */
/** @typedef {import('topojson-specification').Topology<{countries: Countries}>} World */

function findIslands() {
  const world = /** @type {World} */ (JSON.parse(readFileSync(SOURCE, 'utf8')))
  const { features } = feature(world, world.objects.countries)
  const japan = features.find((country) => country.properties.name === 'Japan')
  if (japan?.geometry.type !== 'MultiPolygon') throw new Error('no Japan in it')
  return japan.geometry.coordinates
    .map(([ring = []]) => ring.map(([x = NaN, y = NaN]) => /** @type {Point} */ ([x, y])))
    .filter((ring) => ring.every(isInside) && area(ring) > ISLAND)
    .sort((a, b) => area(b) - area(a))
    .map(simplify)
}

/** @param {Point[]} ring */
const write = (ring) =>
  ring.map(([x, y]) => `${Math.round(x * 100)} ${Math.round(y * 100)}`).join(' ')

const islands = findIslands()
const rows = islands.map((ring, i) => `  ['${MAIN[i] ?? 'small'}', '${write(ring)}'],`)
writeFileSync(
  TARGET,
  `/** The coast of Japan, from Natural Earth by tools/make_coast.mjs: do not edit. Longitude and latitude in degrees. */

export interface Island {
  name: 'honshu' | 'hokkaido' | 'kyushu' | 'shikoku' | 'small'
  ring: [longitude: number, latitude: number][]
}

/** In hundredths of a degree. */
const ROWS: [Island['name'], string][] = [
${rows.join('\n')}
]

function readRing(text: string): Island['ring'] {
  const numbers = text.split(' ').map((value) => Number(value) / 100)
  const ring: Island['ring'] = []
  for (let i = 0; i + 1 < numbers.length; i += 2) ring.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  return ring
}

/** The larger islands first. */
export const JAPAN: Island[] = ROWS.map(([name, text]) => ({ name, ring: readRing(text) }))
`,
)
process.stdout.write(
  `${islands.length} islands, ${islands.reduce((sum, ring) => sum + ring.length, 0)} points\n`,
)
