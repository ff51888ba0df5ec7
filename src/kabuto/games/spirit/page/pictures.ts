/** Which picture stands for what; our own drawings beside the icons of the package. */
import { ICONS, type IconName } from './icons'

export interface Picture {
  path: string
  /** Side of the square box: 512, or 100 around the middle for our own. */
  own: boolean
  /** Crossed out: it is forbidden. */
  barred?: boolean
  turned?: boolean
}

/** A straw hat seen from the front. Ours. */
const HAT =
  'M0 -34Q10 -26 47 12Q24 24 0 24Q-24 24 -47 12Q-10 -26 0 -34ZM0 -20L-4 14H4ZM-14 -8L-24 11L-17 13ZM14 -8L24 11L17 13Z'
/** A wooden doll: head, and a body without arms. Ours. */
const DOLL =
  'M0 -46A21 21 0 1 1 -1 -46ZM-8 -28A3.500 3.500 0 1 0 -8 -21A3.500 3.500 0 1 0 -8 -28ZM8 -28A3.500 3.500 0 1 0 8 -21A3.500 3.500 0 1 0 8 -28ZM-15 -2Q0 4 15 -2Q30 14 25 46H-25Q-30 14 -15 -2ZM-22 20H22V26H-22Z'
const LEFT = 'M-46 0L-6 -36V-16H44V16H-6V36Z'
const RIGHT = 'M46 0L6 -36V-16H-44V16H6V36Z'

const own = (path: string): Picture => ({ path, own: true })
const icon = (name: IconName): Picture => ({ path: ICONS[name], own: false })

const PICTURES = {
  hat: own(HAT),
  farm: icon('farm'),
  doll: own(DOLL),
  fire: icon('fire'),
  wound: icon('wound'),
  ninja: icon('ninja'),
  no_defend: { ...icon('defend'), barred: true },
  no_support: { ...icon('support'), barred: true },
  arrow_left: own(LEFT),
  arrow_right: own(RIGHT),
  must_pass: { ...icon('person'), turned: true },
  reinforce: icon('oni'),
  no_talent: { ...icon('talent'), barred: true },
  drop_defence: icon('broken'),
  flames: icon('flames'),
  barricade: icon('barricade'),
  gate: icon('gate'),
  discard: icon('discard'),
  odds: icon('odds'),
  token: icon('token'),
  human: icon('human'),
  heihachi: icon('heihachi'),
  daisuke: icon('daisuke'),
  gorobei: icon('gorobei'),
  kanbei: icon('kanbei'),
  kikuchiyo: icon('kikuchiyo'),
  kyuzo: icon('kyuzo'),
  katsushiro: icon('katsushiro'),
  boss: icon('oni'),
} satisfies Record<string, Picture>

export const pictureOf = (name: string): Picture | undefined =>
  (PICTURES as Record<string, Picture>)[name]
