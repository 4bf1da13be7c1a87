import sharp from 'sharp'
import type { BuiltInGender } from '#features/members/gender-contract.ts'
import { drawFigure, type PortraitVariation } from './compose.ts'
import type { HairName } from './hair/styles.ts'
import { expressions } from './head/face-paint.ts'
import { pickInTurn, createRandomForPurpose, traitsOf } from './person.ts'
import { backgroundNames, canvasSize, drawBackground } from './scene/backgrounds.ts'
import { colourSchemes } from './scene/schemes.ts'

// Twice the width of a phone is crisp; a larger drawing only makes the first start slower.
const width = 864
const height = 1080

export interface PortraitOptions {
  /** A whole number; equal seeds give the same person, and seeds near each other people who look different. */
  seed: number
  gender: BuiltInGender
  /** In years. Older people get grey hair and lines in the face. */
  age?: number
  /** May wear a hijab or a kufi. */
  scarf?: boolean
  /** Number of the photo: the same person with other clothes, another angle and background. */
  look?: number
}

const views = ['turned', 'front', 'profile', 'half'] as const
/** Hair that needs room above the head. */
const tall: readonly HairName[] = [
  'afro',
  'wideAfro',
  'gele',
  'strawHat',
  'puff',
  'topKnot',
  'highBun',
  'bandedAfro',
  'turban',
  'highTop',
  'tiedLocs',
  'twoPuffs',
]

/** Draws a person as SVG of 4:5. */
export const portraitSvg = ({ seed, gender, age, scarf = false, look = 0 }: PortraitOptions): string => {
  const random = createRandomForPurpose(seed, 100 + look)
  const traits = traitsOf({ seed, gender, age: age ?? 20 + createRandomForPurpose(seed, 1).below(30), scarf })
  const scheme = pickInTurn(colourSchemes, seed + look * 5)
  const needsRoom = tall.includes(traits.hair)
  const chosen: PortraitVariation = {
    scheme,
    view: pickInTurn(views, Math.floor(seed / 2) + look),
    mirrored: random.chance(0.5),
    lift: random.next() * 1.5 - 0.6,
    tilt: random.next() * 12 - 6,
    expression: random.pick(expressions),
    zoom: (needsRoom ? 1 : 1.1) + random.next() * (needsRoom ? 0.1 : 0.22),
    shift: random.int(-16, 16),
    drop: needsRoom ? 20 : 0,
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${canvasSize.width} ${canvasSize.height}">`,
    drawBackground(pickInTurn(backgroundNames, seed + look * 3), scheme, random),
    drawFigure(traits, chosen, createRandomForPurpose(seed, 2), random),
    '</svg>',
  ].join('')
}

/** Draws a person as a JPEG of 864 × 1080 pixels; equal options give equal pictures. */
export const drawPortrait = (options: PortraitOptions): Promise<Buffer> =>
  sharp(Buffer.from(portraitSvg(options)))
    .jpeg({ quality: 88 })
    .toBuffer()
