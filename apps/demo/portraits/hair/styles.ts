import { boxBraids, braidedBob, braidedTail, cornrows, fulaniBraids, locs, longCornrows, tiedLocs, topKnot, twists } from './braids.ts'
import type { HairStyle } from './hair.ts'
import { fila, knitCap, kufi, sportsCap, strawHat } from './hats.ts'
import { hijab } from './hijab.ts'
import {
  afro,
  bald,
  bantuKnots,
  curlyBob,
  fade,
  highTop,
  puff,
  ringOfHair,
  shortAfro,
  teenyAfro,
  twoPuffs,
  waves,
  wideAfro,
} from './natural.ts'
import { bob, highBun, longHair, longWaves, lowBun, pixie } from './smooth.ts'
import { bandedAfro, gele, headwrap, turban } from './wraps.ts'

const styles = {
  afro,
  wideAfro,
  shortAfro,
  teenyAfro,
  fade,
  highTop,
  waves,
  bald,
  ringOfHair,
  puff,
  twoPuffs,
  bantuKnots,
  curlyBob,
  boxBraids,
  braidedBob,
  locs,
  twists,
  tiedLocs,
  cornrows,
  longCornrows,
  topKnot,
  braidedTail,
  fulaniBraids,
  lowBun,
  highBun,
  bob,
  longHair,
  longWaves,
  pixie,
  kufi,
  fila,
  strawHat,
  knitCap,
  sportsCap,
  bandedAfro,
  gele,
  headwrap,
  hijab,
  turban,
} satisfies Record<string, HairStyle>
export type HairName = keyof typeof styles

const women: readonly HairName[] = [
  ...(['afro', 'wideAfro', 'puff', 'twoPuffs', 'bantuKnots', 'curlyBob', 'boxBraids', 'braidedBob', 'locs', 'twists'] as const),
  ...(['tiedLocs', 'longCornrows', 'topKnot', 'braidedTail', 'fulaniBraids', 'lowBun', 'highBun', 'bob', 'longHair'] as const),
  ...(['longWaves', 'pixie', 'gele', 'headwrap', 'turban', 'bandedAfro'] as const),
]
const men: readonly HairName[] = [
  ...(['fade', 'teenyAfro', 'waves', 'bald', 'shortAfro', 'highTop', 'afro', 'twists', 'cornrows', 'locs', 'tiedLocs'] as const),
  // Styles that many men wear are listed again, so that more men get them.
  ...(['fila', 'strawHat', 'knitCap', 'sportsCap', 'fade', 'teenyAfro', 'waves', 'bald', 'fade', 'shortAfro'] as const),
]
/** Styles that say nothing about the gender of who wears them. */
export const wornByBoth: readonly HairName[] = [
  ...(['afro', 'pixie', 'twists', 'locs', 'tiedLocs', 'bantuKnots', 'cornrows', 'strawHat'] as const),
  ...(['knitCap', 'fila', 'kufi'] as const),
]
/** Styles that only people under 36 get. */
const young: readonly HairName[] = ['twoPuffs', 'highTop', 'bantuKnots', 'longCornrows', 'sportsCap', 'knitCap']

/** Returns the styles that a person of this age may have. A style that is listed twice is chosen more often. */
export const listPossibleHairNames = (form: 'female' | 'male', age: number): readonly HairName[] => {
  const all = form === 'female' ? women : men
  if (age < 36) return all
  const rest = all.filter((name) => !young.includes(name))
  return form === 'male' && age > 44 ? [...rest, 'ringOfHair', 'bald'] : rest
}

export const hairStyleNamed = (name: HairName): HairStyle => styles[name]
export const headwearNames: readonly HairName[] = [
  'gele',
  'headwrap',
  'turban',
  'bandedAfro',
  'hijab',
  'kufi',
  'fila',
  'strawHat',
  'knitCap',
  'sportsCap',
]
