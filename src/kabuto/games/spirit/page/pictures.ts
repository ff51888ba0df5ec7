/** Which picture stands for what; our own drawings beside the icons of the package. */
import { picturesOf, type Picture } from '$client/board/glyphs'
import { HAT, DOLL, LEFT, RIGHT } from './drawings'
import { ICONS } from './icons'

const own = (path: string): Picture => ({ path, box: 100 })
const icons = picturesOf(ICONS, 512)

const PICTURES = {
  hat: own(HAT),
  farm: icons.farm,
  doll: own(DOLL),
  fire: icons.fire,
  wound: icons.wound,
  ninja: icons.ninja,
  no_defend: { ...icons.defend, barred: true },
  no_support: { ...icons.support, barred: true },
  arrow_left: own(LEFT),
  arrow_right: own(RIGHT),
  must_pass: { ...icons.person, turned: true },
  reinforce: icons.oni,
  no_talent: { ...icons.talent, barred: true },
  drop_defence: icons.broken,
  flames: icons.flames,
  barricade: icons.barricade,
  gate: icons.gate,
  discard: icons.discard,
  odds: icons.odds,
  token: icons.token,
  human: icons.human,
  heihachi: icons.heihachi,
  daisuke: icons.daisuke,
  gorobei: icons.gorobei,
  kanbei: icons.kanbei,
  kikuchiyo: icons.kikuchiyo,
  kyuzo: icons.kyuzo,
  katsushiro: icons.katsushiro,
  boss: icons.oni,
} satisfies Record<string, Picture>

export const pictureOf = (name: string): Picture | undefined =>
  (PICTURES as Record<string, Picture>)[name]
