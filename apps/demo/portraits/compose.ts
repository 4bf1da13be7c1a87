import type { Random } from '#platform/shared/seeded-random.ts'
import type { ClothColours, Garment } from './body/cloth.ts'
import { blazer, boubou, kanga, shirt, tunic } from './body/dress-clothes.ts'
import { borderedNeck, deepNeck, highNeck, offShoulder, roundNeck, straps, wideNeck } from './body/simple-clothes.ts'
import { drawEarrings, drawNecklace, earrings, necklaces } from './body/jewellery.ts'
import { drawTorso, makeTorso } from './body/torso.ts'
import { headwearNames, hairStyleNamed } from './hair/styles.ts'
import { drawBeard } from './head/beard.ts'
import type { Expression } from './head/face-paint.ts'
import { drawFace } from './head/face.ts'
import { drawGlasses } from './head/glasses.ts'
import { drawProfile } from './head/profile-face.ts'
import { profileHead } from './head/profile.ts'
import { turnedHead } from './head/turned.ts'
import { colours, hairTones, mix } from './palette.ts'
import type { Traits } from './person.ts'
import { printNames, printPattern } from './prints.ts'
import type { Scheme } from './scene/schemes.ts'
import { group } from './shapes.ts'

/** What changes from picture to picture of one person. */
export interface PortraitVariation {
  scheme: Scheme
  view: 'front' | 'half' | 'turned' | 'profile'
  /** Whether the person looks to the left. */
  mirrored: boolean
  /** From -1 (chin down) to 1 (chin up). */
  lift: number
  tilt: number
  expression: Expression
  zoom: number
  /** Moves the figure to the right, and `drop` moves it down, in units of the drawing. */
  shift: number
  drop: number
}

const turns = { front: 0.1, half: 0.5, turned: 0.95 }

const garments: Record<Traits['form'], readonly Garment[]> = {
  female: [roundNeck, borderedNeck, wideNeck, deepNeck, offShoulder, straps, kanga, blazer, boubou, highNeck, shirt],
  male: [roundNeck, shirt, blazer, boubou, tunic, highNeck, borderedNeck, shirt],
}
const bareNeck: readonly Garment[] = [wideNeck, deepNeck, offShoulder, straps, kanga, roundNeck]

const brightLips = ['#a3193f', '#8e2440', '#b8323f', '#7c1f45']
const lidColours = [colours.marigold, colours.lagoon, colours.plum, colours.terracotta, colours.rose]

/** Draws a person without a background, in a box of 400 × 500. */
export const drawFigure = (traits: Traits, look: PortraitVariation, personal: Random, random: Random): string => {
  const { skin, face, form, age } = traits
  const head = look.view === 'profile' ? profileHead(face) : turnedHead(face, turns[look.view], look.lift)
  const torso = makeTorso(head, { shoulders: traits.shoulders, half: head.profile ? traits.neck + 3 : traits.neck })
  const tone = hairTones[traits.hairColour]
  const made = form === 'female' && traits.lids === 'colour'
  // Lips near the colour of the skin, as of a face without make-up.
  const bare = form === 'male' ? mix(skin.lip, skin.base, 0.55) : skin.lip
  const lips = made ? personal.pick(brightLips) : bare
  const lids = made ? mix(skin.base, personal.pick(lidColours), 0.44) : mix(skin.base, skin.light, 0.16)
  const paint = {
    skin,
    hair: traits.hairColour === 'silver' ? tone.base : mix(tone.base, skin.deep, 0.3),
    lips,
    lids,
    lashes: form === 'female',
    expression: look.expression,
    age,
  }

  const [ground, figure, accent] = random.pick(look.scheme.cloth).map((name) => colours[name]) as [string, string, string]
  const garment = random.pick(garments[form])
  const printed = garment !== blazer && random.chance(form === 'female' ? 0.62 : 0.5)
  const other = random.pick(look.scheme.cloth).map((name) => colours[name])[0] as string
  const cloth: ClothColours = {
    cloth: printed ? 'url(#print)' : ground,
    seam: mix(ground, colours.night, 0.42),
    trim: figure,
    accent,
    under: other === ground ? colours.ivory : other,
  }
  const wraps = headwearNames.includes(traits.hair)
  // Of the men's headwear only the kufi gets a printed cloth, because other printed caps look like a woman's wrap.
  const headCloth = wraps && random.chance(0.6) && (form === 'female' || traits.hair === 'kufi')
  const hair = hairStyleNamed(traits.hair)(head, {
    tone,
    skin,
    cloth: traits.hair === 'hijab' ? mix(other, accent, 0.15) : headCloth ? 'url(#print)' : ground,
    trim: headCloth ? figure : mix(ground, colours.night, 0.3),
    accent,
  })
  const wears = traits.jewellery && hair.coversEars !== true
  const necklace = form === 'female' && traits.jewellery && hair.coversNeck !== true && bareNeck.includes(garment) && random.chance(0.7)
  const defs = printed || headCloth ? printPattern('print', random.pick(printNames), { ground, figure, accent }, 0.92) : ''
  const features = head.profile ? drawProfile(head, face, paint) : drawFace(head, face, paint)
  const tilt = head.profile ? look.lift * -7 : look.tilt
  const turned = (content: string) => group(`rotate(${tilt.toFixed(1)} ${head.neck} 120)${head.profile ? '' : ' scale(1.05 1)'}`, content)

  return [
    defs,
    group(
      `translate(${200 + look.shift + (look.mirrored ? 1 : -1) * (head.profile ? 6 : -4)} ${(212 + 30 * (look.zoom - 1) + look.drop).toFixed(0)}) scale(${look.mirrored ? -look.zoom : look.zoom} ${look.zoom})`,
      turned(hair.behind ?? ''),
      drawTorso(head, torso, skin),
      garment(torso, cloth),
      necklace ? drawNecklace(torso, random.pick(necklaces), colours.gold, accent, look.scheme.accent) : '',
      turned(
        [
          hair.over ?? '',
          features,
          traits.beard === undefined ? '' : drawBeard(head, traits.beard, tone.base),
          hair.front ?? '',
          traits.glasses === undefined
            ? ''
            : drawGlasses(
                head,
                face,
                traits.glasses,
                traits.glasses === 'sun' ? colours.aubergine : personal.pick([colours.aubergine, colours.gold, '#6b2a1c']),
              ),
          wears ? drawEarrings(head, form === 'male' ? 'studs' : personal.pick(earrings), colours.gold, accent) : '',
        ].join(''),
      ),
    ),
  ].join('')
}
