import { expect, it } from 'vitest'
import { translate } from './translate.ts'

const catalogues = { fr: { from: 'Un cadeau de {name}', says: 'Tu sais que {name} t’attend' }, es: { from: 'Un regalo de {name}' } }

it.each([
  ['Emmanuel', 'Un cadeau d’Emmanuel', 'Tu sais qu’Emmanuel t’attend'],
  ['Élodie', 'Un cadeau d’Élodie', 'Tu sais qu’Élodie t’attend'],
  ['Brian', 'Un cadeau de Brian', 'Tu sais que Brian t’attend'],
  ['Yao', 'Un cadeau de Yao', 'Tu sais que Yao t’attend'],
])('French drops a vowel before the name %s', (name, from, says) => {
  expect(translate(catalogues, 'fr', 'from', { name })).toBe(from)
  expect(translate(catalogues, 'fr', 'says', { name })).toBe(says)
})

it('other languages keep it', () => {
  expect(translate(catalogues, 'es', 'from', { name: 'Emmanuel' })).toBe('Un regalo de Emmanuel')
})
