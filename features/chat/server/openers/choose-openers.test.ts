import { describe, expect, test } from 'vitest'
import { shownOpenerCount } from '../../openers-contract.ts'
import { chooseOpeners, type OpenerProfile, openerSentenceName } from './choose-openers.ts'

const amina: OpenerProfile = {
  interests: ['cooking', 'highlife', 'church', 'Pigeon racing'],
  prompts: [{ question: 'proverb' }],
  looking_for: ['marriage', 'dating'],
  languages: ['en', 'fr', 'dua'],
  country: 'CM',
  town: 'Douala',
}
const brian: OpenerProfile = {
  interests: ['highlife', 'church', 'cooking', 'Pigeon racing', 'chess'],
  prompts: [{ question: 'perfect_sunday' }, { question: 'Call me on 677 12 34 56' }],
  looking_for: ['marriage'],
  languages: ['dua', 'en'],
  country: 'CM',
  town: 'Douala',
}
const nobody: OpenerProfile = { interests: [], prompts: [], looking_for: [], languages: [], country: 'KE', town: null }
const choose = (
  writer: OpenerProfile,
  reader: OpenerProfile,
  seed = 'one day',
  locale = 'en',
  offered: readonly string[] = [],
  sent: readonly string[] = [],
) => chooseOpeners(writer, reader, { seed, locale, used: { sent: new Set(sent), offered: new Set(offered) } })
const seeds = Array.from({ length: 50 }, (_, index) => `seed ${index}`)

describe('chooseOpeners', () => {
  test('speaks of what both profiles show, and of the answers of the other', () => {
    const about = choose(amina, brian)
      .filter(({ kind }) => kind !== 'hello')
      .map(({ kind, about, sentence }) => (kind === 'goal' ? `goal ${sentence}` : `${kind} ${about}`))
    expect(about.sort()).toEqual([
      'goal marriage',
      'interest cooking',
      'interest highlife',
      'language dua',
      'prompt perfect_sunday',
      'town Douala',
    ])
  })

  test('never speaks of faith or convictions, nor repeats a text that somebody typed', () => {
    const all = JSON.stringify(seeds.map((seed) => [choose(amina, brian, seed), choose(brian, amina, seed)]))
    for (const word of ['church', 'Pigeon', '677']) expect(all).not.toContain(word)
  })

  test('does not say that both speak the language they write in', () => {
    expect(JSON.stringify(choose(amina, brian, 'one day', 'dua'))).toContain('"about":"en"')
    expect(JSON.stringify(choose(amina, brian))).not.toContain('"about":"en"')
  })

  test('takes a town of the same name in another country for another town', () => {
    const there = { ...brian, country: 'NG' }
    expect(choose(amina, there).map(({ kind }) => kind)).not.toContain('town')
  })

  test('begins with different kinds', () => {
    for (const seed of seeds)
      expect(
        new Set(
          choose(amina, brian, seed)
            .slice(0, shownOpenerCount)
            .map(({ kind }) => kind),
        ).size,
      ).toBe(shownOpenerCount)
  })

  test('has different hellos for two who share nothing', () => {
    const hellos = choose(nobody, nobody)
    expect(hellos.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'hello'))
    expect(new Set(hellos.map(({ sentence }) => sentence)).size).toBe(6)
  })

  test('always fills whole rounds', () => {
    const onlyTown = { ...nobody, country: 'CM', town: 'Douala' }
    for (const [writer, reader] of [
      [amina, brian],
      [onlyTown, brian],
      [nobody, brian],
      [nobody, nobody],
    ] as const)
      expect(choose(writer, reader).length % shownOpenerCount).toBe(0)
  })

  test('leaves out what was used while a round of others is left, and then begins with what was not', () => {
    const hellos = ['a', 'b', 'c', 'd', 'e', 'f'].map((sentence) => `hello.${sentence}`)
    for (const seed of seeds) {
      const three = choose(nobody, nobody, seed, 'en', hellos.slice(0, 3)).map(openerSentenceName)
      expect(three.toSorted()).toEqual(hellos.slice(3))
      const last = choose(nobody, nobody, seed, 'en', hellos.slice(1)).map(openerSentenceName)
      expect(last[0]).toBe('hello.a')
      expect(new Set(last).size).toBe(3)
      expect(new Set(choose(nobody, nobody, seed, 'en', hellos).map(openerSentenceName)).size).toBe(3)
      const unsent = choose(nobody, nobody, seed, 'en', hellos, hellos.slice(0, 3)).map(openerSentenceName)
      expect(unsent.toSorted()).toEqual(hellos.slice(3))
    }
  })

  test('gives the same for the same seed, and differs between seeds', () => {
    expect(choose(amina, brian, 'a')).toEqual(choose(amina, brian, 'a'))
    expect(new Set(seeds.map((seed) => JSON.stringify(choose(amina, brian, seed)))).size).toBeGreaterThan(40)
  })
})
