/**
 * The map: the coast of Japan bent so that every province lies where the table says, and the provinces as the cells of
 * their points, each on its own island.
 */
import type { Box, Point } from '$client/board/hex'
import { JAPAN, type Island } from '$client/board/japan'
import { cellOf, pathOf, type Side } from './cells'
import { bendTo, type Bend } from './plate'
import type { Board, Place, Region } from './types'

export interface Site extends Place {
  /** Where it stands in the lists of the View. */
  index: number
  island: Island['name']
  /** Larger than the land: to be clipped by its island. */
  cell: string
}
interface Road {
  key: string
  ends: [Point, Point]
  isStrait: boolean
}
interface Line {
  key: string
  island: Island['name']
  d: string
  /** A ridge parts provinces that are not adjacent, a frontier two regions. */
  sort: 'ridge' | 'frontier' | 'border'
}
export interface Summit extends Point {
  mountain: string
  region: Region
  /** Where it stands in the lists of the View. */
  index: number
}
export interface Land {
  sites: Site[]
  islands: { name: Island['name']; d: string }[]
  islets: string
  lines: Line[]
  roads: Road[]
  summits: Summit[]
  box: Box
}

type Home = [longitude: number, latitude: number, island: Island['name']]

const HOMES: Record<string, Home> = {
  satsuma: [130.6, 31.7, 'kyushu'],
  bungo: [131.4, 32.9, 'kyushu'],
  chikuzen: [130.5, 33.4, 'kyushu'],
  tosa: [133.5, 33.7, 'shikoku'],
  aki: [132.3, 34.5, 'honshu'],
  izumo: [133.0, 35.2, 'honshu'],
  harima: [134.6, 34.95, 'honshu'],
  yamashiro: [135.75, 35.1, 'honshu'],
  ise: [136.2, 34.3, 'honshu'],
  echizen: [136.5, 36.3, 'honshu'],
  owari: [137.2, 35.1, 'honshu'],
  shinano: [138.0, 36.3, 'honshu'],
  musashi: [139.4, 35.7, 'honshu'],
  echigo: [138.9, 37.5, 'honshu'],
  shimotsuke: [139.7, 36.7, 'honshu'],
  hitachi: [140.4, 36.4, 'honshu'],
  rikuzen: [140.9, 38.3, 'honshu'],
  dewa: [140.2, 39.2, 'honshu'],
  mutsu: [141.0, 40.5, 'honshu'],
  oshima: [140.6, 42.1, 'hokkaido'],
  ishikari: [141.5, 43.2, 'hokkaido'],
  kamikawa: [142.5, 44.1, 'hokkaido'],
  tokachi: [143.0, 42.9, 'hokkaido'],
  kitami: [143.9, 43.8, 'hokkaido'],
}
const NOWHERE: Home = [137, 36, 'honshu']
const homeOf = (province: string): Home => HOMES[province] ?? NOWHERE

/** Whether the map is another than that of Japan: it is drawn on one plate, without a coast. */
const isElsewhere = (places: Place[]): boolean => places.some(({ province }) => !HOMES[province])

/** No two provinces are drawn nearer to each other than this: a thumb has to part them. */
const LEAST = 96
const ROUNDS = 300
const MARGIN = { x: 66, y: 84 }

/** Pushes points apart that are too near to each other, all in the same order every time. */
function spread(points: Point[]): Point[] {
  const spots = points.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round++) {
    spots.forEach((a, i) => spots.slice(0, i).forEach((b) => part(a, b)))
  }
  return spots
}

function part(a: Point, b: Point): void {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  const apart = Math.hypot(dx, dy) || 1
  if (apart >= LEAST) return
  const push = (LEAST - apart) / apart / 4
  a.x += dx * push
  a.y += dy * push
  b.x -= dx * push
  b.y -= dy * push
}

/** The east cape of Hokkaido has no province of its own: this pin keeps it short. */
const CAPE = { from: { x: 145.6, y: 43.3 }, beside: 'kitami', by: { x: 84, y: 52 } }

function bendFor(places: Place[], points: Point[]): Bend {
  const pins = places.map(({ province }, i) => {
    const [x, y] = homeOf(province)
    return { from: { x, y }, to: points[i] ?? { x: 0, y: 0 } }
  })
  const beside = points[places.findIndex(({ province }) => province === CAPE.beside)]
  if (beside)
    pins.push({ from: CAPE.from, to: { x: beside.x + CAPE.by.x, y: beside.y + CAPE.by.y } })
  return bendTo(pins)
}

const drawn = new WeakMap<Board, Land>()

/** Drawn once: the page keeps the board that it was told. */
export function landOf(board: Board): Land {
  const known = drawn.get(board)
  if (known) return known
  const land = draw(board)
  drawn.set(board, land)
  return land
}

function draw({ places, peaks, straits }: Board): Land {
  const points = spread(places)
  const plate = isElsewhere(places) ? plateOf(points) : null
  const bend: Bend = plate ? (x, y) => ({ x, y }) : bendFor(places, points)
  const coast = (rings: Island[]) =>
    rings.map(({ ring }) => pathOf(ring.map(([x, y]) => bend(x, y)))).join('')
  const islands =
    plate ??
    JAPAN.filter(({ name }) => name !== 'small').map((island) => ({
      name: island.name,
      d: coast([island]),
    }))
  const islandOf = (place: Place) => (plate ? MAINLAND : homeOf(place.province)[2])
  const homes = places.map(islandOf)
  const cells = places.map((_, i) => cellOn(homes, points, i))
  const sites = places.map((place, i) => ({
    ...place,
    ...(points[i] ?? { x: 0, y: 0 }),
    index: place.at,
    island: islandOf(place),
    cell: pathOf((cells[i] ?? []).map(({ from }) => from)),
  }))
  return {
    sites,
    islands,
    islets: plate ? '' : coast(JAPAN.filter(({ name }) => name === 'small')),
    lines: sites.flatMap((site, i) => linesOf(sites, site, cells[i] ?? [])),
    roads: roadsOf(sites, straits),
    summits: peaks.map(({ mountain, region, borders, at }) => ({
      mountain,
      region,
      index: at,
      ...middleOf(sites, borders),
    })),
    box: boxOf(points),
  }
}

/** The cell among the provinces of the same island; sides name provinces. */
function cellOn(homes: Island['name'][], points: Point[], own: number): Side[] {
  const here = homes.flatMap((home, i) => (home === homes[own] ? [i] : []))
  const sides = cellOf(
    here.map((i) => points[i] ?? { x: 0, y: 0 }),
    here.indexOf(own),
  )
  return sides.map((side) => ({ ...side, beyond: here[side.beyond] ?? -1 }))
}

function linesOf(sites: Site[], site: Site, sides: Side[]): Line[] {
  return sides.flatMap(({ from, to, beyond }): Line[] => {
    const other = sites[beyond]
    if (!other || other.index < site.index) return []
    const sort = !site.neighbours.includes(other.province)
      ? 'ridge'
      : other.region !== site.region
        ? 'frontier'
        : 'border'
    const d = `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`
    return [{ key: `${site.province} ${other.province}`, island: site.island, d, sort }]
  })
}

function roadsOf(sites: Site[], straits: string[][]): Road[] {
  const isStrait = (a: Site, b: Site) =>
    a.island !== b.island ||
    straits.some((pair) => pair.includes(a.province) && pair.includes(b.province))
  return sites.flatMap((site) =>
    sites
      .filter((other) => other.index > site.index && site.neighbours.includes(other.province))
      .map((other): Road => ({
        key: `${site.province} ${other.province}`,
        ends: [site, other],
        isStrait: isStrait(site, other),
      })),
  )
}

function middleOf(sites: Site[], provinces: string[]): Point {
  const around = sites.filter(({ province }) => provinces.includes(province))
  const mean = (side: 'x' | 'y') =>
    Math.round(around.reduce((sum, site) => sum + site[side], 0) / (around.length || 1))
  return { x: mean('x'), y: mean('y') }
}

const MAINLAND: Island['name'] = 'honshu'

/** Land under all provinces, with nothing but its edge. */
function plateOf(points: Point[]): Land['islands'] {
  const [x, y, w, h] = boxOf(points)
  return [{ name: MAINLAND, d: `M${x} ${y}h${w}v${h}h${-w}Z` }]
}

function boxOf(points: Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN.x, Math.min(...ys) - MARGIN.y]
  return [left, top, Math.max(...xs) + MARGIN.x - left, Math.max(...ys) + MARGIN.x - top]
}

/** The same box with water at two sides, so that it has the shape of the area it is shown in. */
export function widen([x, y, w, h]: Box, width: number, height: number): Box {
  if (!width || !height) return [x, y, w, h]
  const more = Math.max(0, (h * width) / height - w)
  const taller = Math.max(0, (w * height) / width - h)
  return [x - more / 2, y - taller / 2, w + more, h + taller]
}
