import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import sharp from 'sharp'
import * as z from 'zod'
import { Gender } from '#features/members/contract.ts'
import { type Random, createRandom } from '#platform/shared/seeded-random.ts'

const width = 1080
const height = 1350
const ink = '1d0c14'
const skins = ['6b4226', '7a4b2a', '8d5524', '9c6137', 'b57d50']
const hair = ['241016', '2b1a12', '3b2417']

const headsOfWomen = [
  ...(['afro', 'bantuKnots', 'bun', 'bun2', 'buns', 'cornrows', 'cornrows2', 'dreads1', 'dreads2', 'hijab', 'longAfro'] as const),
  ...(['longCurly', 'mediumBangs2', 'medium2', 'medium3', 'bangs2', 'turban', 'twists', 'noHair1'] as const),
]
const headsOfMen = [
  ...(['afro', 'dreads2', 'flatTop', 'flatTopLong', 'hatBeanie', 'hatHip', 'noHair1', 'short1', 'short2', 'short3'] as const),
  ...(['short5', 'shaved2', 'twists', 'twists2', 'pomp'] as const),
]
type Head = (typeof headsOfWomen)[number] | (typeof headsOfMen)[number]
const heads: Record<Gender, readonly Head[]> = { female: headsOfWomen, male: headsOfMen, other: [...headsOfWomen, ...headsOfMen] }
const faces = ['smile', 'smile', 'calm', 'cute', 'eatingHappy'] as const
const beards = ['chin', 'full', 'full2', 'goatee1', 'goatee2', 'moustache5', 'moustache6'] as const
const glasses = ['glasses', 'glasses2', 'glasses3', 'glasses5', 'sunglasses2'] as const

const palettes = [
  { background: '#fff9f4', shape: '#f2a33a', clothes: ['0f766e', 'c81e56'] },
  { background: '#fde8ef', shape: '#e8749a', clothes: ['0f766e', 'fff9f4', 'f2a33a'] },
  { background: '#f2a33a', shape: '#fbdca8', clothes: ['c81e56', '0f766e', 'fff9f4'] },
  { background: '#0f766e', shape: '#7fbfb4', clothes: ['f2a33a', 'fff9f4', 'e8749a'] },
  { background: '#d5ebe6', shape: '#0f9488', clothes: ['f2a33a', 'c81e56', 'fff9f4'] },
  { background: '#c81e56', shape: '#f4a9c0', clothes: ['f2a33a', 'fff9f4', '7fbfb4'] },
  { background: '#fbe6c8', shape: '#c9637f', clothes: ['fff9f4', '0f766e', 'f2a33a'] },
]
const shapes = [
  '<circle cx="540" cy="640" r="440"/>',
  '<path d="M130 1350V660a410 410 0 0 1 820 0v690z"/>',
  '<path d="M0 1350V520L1080 150v1200z"/>',
  '<path d="M0 760h1080v590H0z"/>',
  '<circle cx="830" cy="330" r="420"/>',
  '<path d="M0 1350C0 760 300 500 560 520s520-140 520-420v1250z"/>',
]

const drawFigure = (person: Random, photo: Random, gender: Gender, clothes: string): string =>
  createAvatar(openPeeps, {
    head: [person.pick(heads[gender])],
    skinColor: [person.pick(skins)],
    headContrastColor: [person.pick(hair)],
    facialHair: [person.pick(beards)],
    facialHairProbability: gender === 'male' && person.next() < 0.55 ? 100 : 0,
    accessories: [person.pick(glasses)],
    accessoriesProbability: person.next() < 0.18 ? 100 : 0,
    maskProbability: 0,
    face: [photo.pick(faces)],
    clothingColor: [clothes],
  })
    .toString()
    .replaceAll('#000"', `#${ink}"`)
    .replace(' mask="url(#viewboxMask)"', '')

const randomFor = (seed: string): Random => createRandom(createHash('sha256').update(seed).digest().readUInt32BE())

export interface PortraitOptions {
  /** Equal seeds give the same person. */
  seed: string
  gender: Gender
  /** Number of the photo: the same person with another face, clothes and background. */
  look?: number
}

/** Draws a person as a JPEG of 1080 × 1350 pixels; equal options give equal pictures. */
export const drawPortrait = ({ seed, gender, look = 0 }: PortraitOptions): Promise<Buffer> => {
  const photo = randomFor(`${seed} photo ${look}`)
  const { background, shape, clothes } = photo.pick(palettes)
  const side = 1190
  const figure = drawFigure(randomFor(`${seed} person`), photo, gender, photo.pick(clothes)).replace(
    '<svg ',
    // Large hair may overflow the drawing.
    `<svg x="${(width - side) / 2}" y="${height - side}" width="${side}" height="${side}" overflow="visible" `,
  )
  const turned = photo.next() < 0.5 ? `transform="translate(${width} 0) scale(-1 1)"` : ''
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>`,
    `<g ${turned}><g fill="${shape}">${photo.pick(shapes)}</g>${figure}</g></svg>`,
  ]
  return sharp(Buffer.from(svg.join('')))
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** Returns photo number `look` of a demo member as a JPEG. */
export type PortraitSource = (person: { seed: number; gender: Gender }, look: number) => Promise<Buffer>

/** Draws the portraits, one person per seed. */
export const drawnPortraits: PortraitSource = ({ seed, gender }, look) => drawPortrait({ seed: String(seed), gender, look })

const People = z.array(z.object({ file: z.string().regex(/^[\w-]+\.jpe?g$/), gender: Gender }))

const cropCloser = async (bytes: Buffer): Promise<Buffer> => {
  const image = sharp(bytes)
  const { width: whole, height: tall } = await image.metadata()
  const part = (length: number, share: number) => Math.round(length * share)
  const region = { left: part(whole, 0.12), top: part(tall, 0.08), width: part(whole, 0.76), height: part(tall, 0.76) }
  return image.extract(region).flop().jpeg({ quality: 90 }).toBuffer()
}

/**
 * Loads portraits from a folder of JPEGs listed in its `people.json`: `[{"file": "a.jpg", "gender": "female"}, …]`. A second look is
 * cropped and mirrored; people of a gender without a file are drawn.
 * @throws {Error} when the folder has no valid list
 */
export const loadPortraits = async (folder: string): Promise<PortraitSource> => {
  const people = People.parse(JSON.parse(await readFile(join(folder, 'people.json'), 'utf8')))
  return async (person, look) => {
    const fitting = people.filter((one) => one.gender === person.gender)
    // Genders alternate with the seed, so half of it uses every face before any repeats.
    const chosen = fitting[Math.floor(person.seed / 2) % fitting.length]
    if (chosen === undefined) return drawnPortraits(person, look)
    const bytes = await readFile(join(folder, chosen.file))
    return look === 0 ? bytes : cropCloser(bytes)
  }
}
