import { expect, it } from 'vitest'
import { loadCities } from './cities.ts'

it('ignores accents; sorts prefixes first, then by size', async () => {
  const cities = await loadCities()
  const names = (country: string, words: string) => cities.search(country, words, 20).map((city) => city.name)
  expect(names('CM', '  YAOUNDE ')).toEqual(['Yaoundé'])
  expect(names('CM', '')[0]).toBe('Douala')
  expect(names('CM', '')).toHaveLength(20)
  expect(names('CM', 'xyz')).toEqual([])
  expect(names('ZZ', '')).toEqual([])
  const ba = names('CM', 'ba')
  const contained = ba.findIndex((name) => !name.toLowerCase().startsWith('ba'))
  expect(contained).toBeGreaterThan(0)
  expect(ba.slice(contained).filter((name) => name.toLowerCase().startsWith('ba'))).toEqual([])
})

it('distinguishes cities of the same name by an alphabetic region', async () => {
  const cities = await loadCities()
  const springfields = cities.search('US', 'springfield', 3)
  expect(new Set(springfields.map((city) => city.region)).size).toBe(3)
  expect(cities.search('CM', 'douala', 1)[0]).toEqual({ id: 2232593, name: 'Douala', region: null, country: 'CM' })
})

it('finds the nearest city, also across the antimeridian', async () => {
  const cities = await loadCities()
  expect(cities.nearest(4.05, 9.7)).toMatchObject({ name: 'Douala', country: 'CM' })
  expect(cities.nearest(-17, 179.999).country).toBe('FJ')
  expect(cities.nearest(-17, -179.999).country).toBe('FJ')
  expect(cities.byId(2232593)?.name).toBe('Douala')
  expect(cities.byId(1)).toBeUndefined()
})
