import { expect, it } from 'vitest'
import { createCatalogueLoader } from './catalogue-loader.ts'

const load = createCatalogueLoader('demo', {
  '../locales/en.ts': () => Promise.resolve({ en: { hello: 'Hello' } }),
  '../locales/fr.ts': () => Promise.resolve({ fr: { hello: 'Bonjour' } }),
})

it('loads the catalogue of a language under its name', async () => {
  expect(await load('fr')).toEqual({ demo: { hello: 'Bonjour' } })
})

it('fails for a language without a catalogue', async () => {
  await expect(load('sw')).rejects.toThrow('there is no catalogue demo in sw')
})
