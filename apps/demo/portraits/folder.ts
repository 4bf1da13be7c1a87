import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import * as z from 'zod'
import { builtInGenders } from '#features/members/gender-contract.ts'
import type { DemoPerson } from '../people.ts'
import { drawnPortraits, type PortraitSource } from './source.ts'

const Faces = z.array(
  z.object({ file: z.string().regex(/^[\w-]+\.jpe?g$/), gender: z.enum(builtInGenders), age: z.int().min(18).max(100).optional() }),
)
type Face = z.output<typeof Faces>[number]

/** Cuts a smaller part out of a photo for each further look, and mirrors every second, so that no two pictures of a person are alike. */
const cropCloser = async (bytes: Buffer, look: number): Promise<Buffer> => {
  const image = sharp(bytes)
  const { width, height } = await image.metadata()
  const part = (length: number, share: number) => Math.round(length * share)
  const share = Math.max(0.4, 0.86 - 0.1 * look)
  const region = { left: part(width, (1 - share) / 2), top: part(height, 0.08), width: part(width, share), height: part(height, share) }
  const cut = image.extract(region)
  return (look % 2 === 1 ? cut.flop() : cut).jpeg({ quality: 90 }).toBuffer()
}

/** Chooses the face of each person: the least used first, then the nearest age. No face comes twice in a town. */
const choose = (people: readonly DemoPerson[], faces: readonly Face[]): Map<number, Face> => {
  const uses = new Map<string, number>()
  const seenIn = new Set<string>()
  const chosen = new Map<number, Face>()
  for (const { seed, gender, age, town } of people) {
    const cost = (face: Face) => (uses.get(face.file) ?? 0) * 1000 + Math.abs((face.age ?? age) - age)
    const [face] = faces
      .filter((one) => one.gender === gender && !seenIn.has(`${town.city} ${one.file}`))
      .toSorted((one, other) => cost(one) - cost(other))
    if (face === undefined) continue
    chosen.set(seed, face)
    uses.set(face.file, (uses.get(face.file) ?? 0) + 1)
    seenIn.add(`${town.city} ${face.file}`)
  }
  return chosen
}

/**
 * Gives people the faces of a folder of JPEGs listed in its `people.json`: `[{"file": "a.jpg", "gender": "female", "age": 31}, …]`. They
 * become as old as their face. Further looks are cropped, every second one mirrored; people without a face are drawn.
 * @throws {Error} when the folder has no valid list
 */
export const assignFolderPortraits = async (
  folder: string,
  people: readonly DemoPerson[],
): Promise<{ people: DemoPerson[]; portraits: PortraitSource }> => {
  const chosen = choose(people, Faces.parse(JSON.parse(await readFile(join(folder, 'people.json'), 'utf8'))))
  return {
    people: people.map((person) => {
      const age = chosen.get(person.seed)?.age ?? person.age
      const year = Number(person.birth.slice(0, 4)) + person.age - age
      return { ...person, age, birth: `${year}${person.birth.slice(4)}` }
    }),
    portraits: async (person, look) => {
      const face = chosen.get(person.seed)
      if (face === undefined) return drawnPortraits(person, look)
      const bytes = await readFile(join(folder, face.file))
      return look === 0 ? bytes : cropCloser(bytes, look)
    },
  }
}
