import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawnPortraits, drawPortrait, loadPortraits } from './portraits.ts'

describe('drawn portraits', () => {
  it('are JPEGs of 4:5 that pass the upload checks', async () => {
    for (const gender of ['female', 'male', 'other'] as const) {
      expect(await sharp(await drawPortrait({ seed: '1', gender })).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1350 })
    }
  })

  it('are equal for equal seeds, and differ between people and between looks', async () => {
    const [first, again, otherLook, otherPerson] = await Promise.all([
      drawPortrait({ seed: '3', gender: 'female' }),
      drawPortrait({ seed: '3', gender: 'female', look: 0 }),
      drawPortrait({ seed: '3', gender: 'female', look: 1 }),
      drawPortrait({ seed: '4', gender: 'female' }),
    ])
    expect(first.equals(again)).toBe(true)
    expect(first.equals(otherLook)).toBe(false)
    expect(first.equals(otherPerson)).toBe(false)
  })
})

describe('portraits of a folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portraits-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  const list = (people: unknown) => writeFile(join(folder, 'people.json'), JSON.stringify(people))

  it('come from the list, with a cropped second look; others are drawn', async () => {
    const jpeg = await drawPortrait({ seed: '1', gender: 'male' })
    await writeFile(join(folder, 'male-00.jpg'), jpeg)
    await list([{ file: 'male-00.jpg', gender: 'male', age: 30, country: 'Ghana' }])
    const portraits = await loadPortraits(folder)
    expect(await portraits({ seed: 5, gender: 'male' }, 0)).toEqual(jpeg)
    const second = await portraits({ seed: 5, gender: 'male' }, 1)
    expect(await sharp(second).metadata()).toMatchObject({ format: 'jpeg', width: 821, height: 1026 })
    const person = { seed: 6, gender: 'female' } as const
    expect(await portraits(person, 0)).toEqual(await drawnPortraits(person, 0))
  })

  it('are refused without a list, or with an invalid one', async () => {
    await expect(loadPortraits(folder)).rejects.toThrow('people.json')
    await list([{ file: '../secret.jpg', gender: 'male' }])
    await expect(loadPortraits(folder)).rejects.toThrow()
    await list([{ file: 'a.jpg', gender: 'cat' }])
    await expect(loadPortraits(folder)).rejects.toThrow()
  })
})
