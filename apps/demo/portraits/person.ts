import type { BuiltInGender } from '#features/members/gender-contract.ts'
import { type Random, createSeededRandom } from '#platform/shared/seeded-random.ts'
import { type Beard, beards, beardsSeenInSmallPicture } from './head/beard.ts'
import { type Glasses, glasses } from './head/glasses.ts'
import type { FaceForm } from './head/head.ts'
import { listPossibleHairNames, type HairName, wornByBoth } from './hair/styles.ts'
import { type HairColour, type Skin, skins } from './palette.ts'

/** What stays the same in all pictures of one person. */
export interface Traits {
  /** Drawn as a woman or as a man. */
  form: 'female' | 'male'
  age: number
  skin: Skin
  face: FaceForm
  hair: HairName
  hairColour: HairColour
  beard: Beard | undefined
  glasses: Glasses | undefined
  shoulders: number
  neck: number
  lids: 'plain' | 'colour'
  jewellery: boolean
}

/** Independent random numbers for each purpose of one seed. */
export const createRandomForPurpose = (seed: number, purpose: number): Random => createSeededRandom(seed, purpose)

/** Returns the element of a list for a turn. Neighbouring turns give more different elements than a random choice would. */
export const pickInTurn = <T>(list: readonly T[], turn: number): T => {
  const round = Math.floor(turn / list.length)
  return createSeededRandom(list.length, round).some(list, list.length)[turn % list.length] as T
}

const hairColour = (random: Random, age: number, form: Traits['form']): HairColour => {
  const greys = age >= 40 ? Math.min(0.85, (age - 38) / 18) : 0
  if (random.chance(greys)) return age > 47 && random.chance(0.6) ? 'silver' : 'pepper'
  const share = random.next()
  if (form === 'female' && share > 0.86) return share > 0.94 ? 'honey' : 'auburn'
  return share > 0.6 ? 'brown' : 'black'
}

interface Who {
  seed: number
  gender: BuiltInGender
  age: number
  /** May wear a hijab or a kufi. */
  scarf: boolean
}

/** Who is drawn for a seed: equal arguments give the same person. */
export const traitsOf = ({ seed, gender, age, scarf }: Who): Traits => {
  const random = createRandomForPurpose(seed, 0)
  // Even and odd seeds have different genders, so half of the seed counts the people of one gender.
  const turn = Math.floor(seed / 2)
  const form = gender === 'other' ? random.pick(['female', 'male'] as const) : gender
  const woman = form === 'female'
  const around = (share: number) => 1 + (random.next() * 2 - 1) * share
  const face = {
    width: (woman ? 0.97 : 1.01) * around(0.045),
    jaw: (woman ? 0.9 : 1.12) * around(0.06),
    chin: (woman ? 0.86 : 1.28) * around(0.1),
    nose: (woman ? 0.97 : 1.1) * around(0.14),
    lips: (woman ? 1.08 : 0.78) * around(0.12),
    eyes: (woman ? 1.04 : 0.97) * around(0.08),
    apart: around(0.05),
    brows: (woman ? 0.9 : 1.65) * around(0.2),
  }
  const hair = scarf && random.chance(0.6) ? (woman ? 'hijab' : 'kufi') : pickInTurn(listPossibleHairNames(form, age), turn)
  // For hair that both women and men wear, beard, make-up and jewellery have to show the gender.
  const alike = wornByBoth.includes(hair)
  return {
    form,
    age,
    face,
    skin: pickInTurn(skins, turn),
    hair,
    hairColour: hairColour(random, age, form),
    beard: woman ? undefined : alike ? random.pick(beardsSeenInSmallPicture) : random.chance(0.82) ? random.pick(beards) : undefined,
    glasses: random.chance(age > 40 ? 0.34 : 0.2) ? random.pick([...glasses, 'round', 'square'] as const) : undefined,
    shoulders: Math.round((woman ? 126 : 170) * around(0.08)),
    neck: Math.round((woman ? 28 : 44) * around(0.07)),
    lids: woman && (random.chance(0.6) || alike) ? 'colour' : 'plain',
    jewellery: woman ? random.chance(0.86) || alike : random.chance(0.06),
  }
}
