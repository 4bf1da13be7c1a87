import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDemoPeople } from '../people.ts'
import { drawPortrait } from './draw-portrait.ts'
import { assignFolderPortraits } from './folder.ts'
import { drawnPortraits } from './source.ts'

const now = new Date('2026-03-01T12:00:00Z')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portraits-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))
const list = (people: unknown) => writeFile(join(folder, 'people.json'), JSON.stringify(people))

it('come from the list, with a cropped second look; a gender without a file is drawn', async () => {
  const jpeg = await drawPortrait({ seed: 1, gender: 'male' })
  await writeFile(join(folder, 'male-00.jpg'), jpeg)
  await list([{ file: 'male-00.jpg', gender: 'male', age: 41, country: 'Ghana' }])
  const { people, portraits } = await assignFolderPortraits(folder, createDemoPeople(2, now))
  const [amina, brian] = people
  if (amina === undefined || brian === undefined) throw new Error('two people expected')
  expect(await portraits(brian, 0)).toEqual(jpeg)
  expect(await sharp(await portraits(brian, 1)).metadata()).toMatchObject({ format: 'jpeg', width: 657, height: 821 })
  // A photo check needs further pictures of a person, so each look must be cropped differently.
  const widths = await Promise.all([1, 2, 3, 4].map(async (look) => (await sharp(await portraits(brian, look)).metadata()).width))
  expect(new Set(widths).size).toBe(4)
  expect(await portraits(amina, 0)).toEqual(await drawnPortraits(amina, 0))
  expect(brian.age).toBe(41)
  expect(brian.birth.slice(0, 4)).toBe('1985')
})

it('are given to people near their age, each once before any comes twice and none twice in a town', async () => {
  const made = createDemoPeople(60, now)
  const faces = Array.from({ length: 40 }, (_, at) => ({
    file: `face-${at}.jpg`,
    gender: at % 2 === 0 ? 'female' : 'male',
    age: 21 + (at % 20),
  }))
  await list(faces)
  // Each file holds its name, so that a portrait tells which it is.
  for (const { file } of faces) await writeFile(join(folder, file), file)
  const { people, portraits } = await assignFolderPortraits(folder, made)
  const chosen = await Promise.all(people.map(async (person) => String(await portraits(person, 0))))
  expect(new Set(chosen.slice(0, 40)).size).toBe(40)
  const perTown = people.map(({ town }, at) => `${town.city} ${chosen[at] ?? ''}`)
  expect(new Set(perTown).size).toBe(perTown.length)
  for (const [at, { age, gender }] of people.entries()) expect(faces.find(({ file }) => file === chosen[at])).toMatchObject({ age, gender })
})

it('are drawn for the people of a town that has no face left', async () => {
  await writeFile(join(folder, 'ama.jpg'), 'ama')
  await list([{ file: 'ama.jpg', gender: 'female', age: 30 }])
  // The first members all live in one town.
  const { people, portraits } = await assignFolderPortraits(folder, createDemoPeople(6, now))
  const women = people.filter(({ gender }) => gender === 'female')
  const [first, ...others] = await Promise.all(women.map((person) => portraits(person, 0)))
  expect(String(first)).toBe('ama')
  for (const other of others) expect(await sharp(other).metadata()).toMatchObject({ format: 'jpeg' })
})

it('are refused without a list, or with an invalid one', async () => {
  await expect(assignFolderPortraits(folder, [])).rejects.toThrow('people.json')
  await list([{ file: '../secret.jpg', gender: 'male' }])
  await expect(assignFolderPortraits(folder, [])).rejects.toThrow()
  await list([{ file: 'a.jpg', gender: 'cat' }])
  await expect(assignFolderPortraits(folder, [])).rejects.toThrow()
})
