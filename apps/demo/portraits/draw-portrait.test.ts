// @slow
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawPortrait, portraitSvg } from './draw-portrait.ts'
import { traitsOf } from './person.ts'

const genderOf = (seed: number) => (seed % 2 === 0 ? 'female' : 'male')
const inGrid = { width: 16, height: 20 }
/** A portrait in so few pixels that only what is seen at a glance is left. */
const thumbnail = (image: Sharp): Promise<Buffer> => image.resize(inGrid.width, inGrid.height).removeAlpha().raw().toBuffer()
const drawSmall = (seed: number): Sharp =>
  sharp(Buffer.from(portraitSvg({ seed, gender: genderOf(seed) }).replace(/width="864" height="1080"/, 'width="64" height="80"')))
/** The mean difference of two thumbnails a channel, from 0 to 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
/** Two pictures that differ by less than this look the same at a glance. A copy that is a twentieth darker differs by less. */
const atAGlance = 12

describe('drawn portraits', () => {
  it('are JPEGs of 4:5 for each gender', async () => {
    for (const gender of ['female', 'male', 'other'] as const) {
      expect(await sharp(await drawPortrait({ seed: 1, gender })).metadata()).toMatchObject({ format: 'jpeg', width: 864, height: 1080 })
    }
  })

  it('are equal for equal options', () => {
    const options = { seed: 3, gender: 'female', age: 31, look: 1 } as const
    expect(portraitSvg(options)).toBe(portraitSvg({ ...options }))
  })

  it('differ at a glance for 240 people, while a darker copy does not', async () => {
    const thumbnails: Buffer[] = []
    for (let seed = 0; seed < 240; seed++) thumbnails.push(await thumbnail(drawSmall(seed)))
    const closest = thumbnails.flatMap((one, at) => thumbnails.slice(at + 1).map((other) => difference(one, other)))
    expect(Math.min(...closest)).toBeGreaterThan(atAGlance)

    const darker = await thumbnail(sharp(await drawSmall(7).png().toBuffer()).modulate({ brightness: 0.95 }))
    expect(difference(thumbnails[7] ?? darker, darker)).toBeLessThan(atAGlance)
  })

  it('show another picture of the same person in each look', () => {
    const looks = [0, 1, 2].map((look) => portraitSvg({ seed: 8, gender: 'female', age: 30, look }))
    expect(new Set(looks).size).toBe(3)
    // Background and clothes never use the colour of the skin, so every picture of the person must contain it.
    const { base } = traitsOf({ seed: 8, gender: 'female', age: 30, scarf: false }).skin
    for (const svg of looks) expect(svg).toContain(base)
  })
})

describe('the people in them', () => {
  const everybody = (gender: 'female' | 'male', age: number) =>
    Array.from({ length: 120 }, (_, seed) => traitsOf({ seed, gender, age, scarf: false }))

  it('have beards only as men, and a hijab or a kufi only where asked for', () => {
    expect(everybody('female', 30).some(({ beard }) => beard !== undefined)).toBe(false)
    expect(everybody('male', 30).filter(({ beard }) => beard !== undefined).length).toBeGreaterThan(40)
    expect([...everybody('female', 30), ...everybody('male', 30)].some(({ hair }) => hair === 'hijab' || hair === 'kufi')).toBe(false)
    const scarf = traitsOf({ seed: 3, gender: 'female', age: 30, scarf: true })
    expect([scarf, traitsOf({ seed: 4, gender: 'female', age: 30, scarf: true })].some(({ hair }) => hair === 'hijab')).toBe(true)
  })

  it('turn grey with age, and keep their face', () => {
    const grey = (age: number) =>
      everybody('male', age).filter(({ hairColour }) => hairColour === 'silver' || hairColour === 'pepper').length
    expect(grey(25)).toBe(0)
    expect(grey(50)).toBeGreaterThan(grey(42))
    const [young, old] = [25, 50].map((age) => traitsOf({ seed: 5, gender: 'female', age, scarf: false }))
    expect(old?.face).toEqual(young?.face)
    expect(portraitSvg({ seed: 5, gender: 'female', age: 50 })).not.toBe(portraitSvg({ seed: 5, gender: 'female', age: 25 }))
  })
})
