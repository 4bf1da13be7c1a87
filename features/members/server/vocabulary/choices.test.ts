import { describe, expect, it } from 'vitest'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { en } from '../../locales/vocabulary/en.ts'
import { es } from '../../locales/vocabulary/es.ts'
import { fr } from '../../locales/vocabulary/fr.ts'
import { pt } from '../../locales/vocabulary/pt.ts'
import { sw } from '../../locales/vocabulary/sw.ts'
import { interestIds, promptIds, sensitiveInterests, spokenLanguages } from '../../vocabulary-contract.ts'
import type { VocabularyList } from '../../vocabulary-entry-contract.ts'
import { englishNamesOfChoices, operatorInterestIdsByName, toInterestIds, toPromptIds, visibleInterests } from './choices.ts'
import type { StoredEntry } from './entry-store.ts'

const ownEntry = (list: VocabularyList, id: string, name: string): StoredEntry => {
  const names = { en: name, es: `${name} es`, fr: `${name} é`, pt: `${name} pt`, sw: `${name} sw` }
  return { list, id, version: 1, names, subject: null, sensitive: false, addedAt: new Date(0), retiredAt: null }
}
const catalogues = { en, es, fr, pt, sw }

describe.each(Object.entries(catalogues))('the names in %s', (_, names) => {
  it.each([
    ['interests', interestIds],
    ['prompts', promptIds],
    ['languages', spokenLanguages],
  ] as const)('of %s differ, and each leads back to its id', (list, ids) => {
    const folded = ids.map((id) => foldForSearch((names[list] as Record<string, string>)[id] ?? ''))
    expect(folded.filter((name, at) => folded.indexOf(name) !== at)).toEqual([])
  })
  it('become ids', () => {
    const shouted = Object.values(names.interests).map((name) => ` ${name.toUpperCase()} `)
    expect(toInterestIds(shouted)).toEqual(Object.keys(names.interests))
    const asked = Object.values(names.prompts).map((question) => ({ question, answer: 'x' }))
    expect(toPromptIds(asked).map(({ question }) => question)).toEqual(Object.keys(names.prompts))
  })
})

it('keeps what is no known name, and leaves out what is then there twice', () => {
  expect(toInterestIds(['Kite surfing', 'CINEMA', 'Cine', 'cinema', 'constructor'])).toEqual(['Kite surfing', 'cinema', 'constructor'])
  expect(toPromptIds([{ question: 'My dream', answer: 'Sleep' }])).toEqual([{ question: 'My dream', answer: 'Sleep' }])
})
it('hides interests of faith and conviction, typed ones too, until the member shows them', () => {
  const interests = ['jazz', 'Church choir', 'prayer', 'Kite surfing', 'own_scouts', 'own_chess_boxing']
  expect(visibleInterests({ interests, shows_sensitive: false, own_sensitive: ['own_scouts'] })).toEqual([
    'jazz',
    'Kite surfing',
    'own_chess_boxing',
  ])
  expect(visibleInterests({ interests, shows_sensitive: true, own_sensitive: ['own_scouts'] })).toEqual([
    'jazz',
    'church_choir',
    'prayer',
    'Kite surfing',
    'own_scouts',
    'own_chess_boxing',
  ])
  expect([...sensitiveInterests].filter((id) => !interestIds.some((known) => known === id))).toEqual([])
})
it('finds own interests by their names in any language, after the built-in ones', () => {
  const names = operatorInterestIdsByName([ownEntry('interests', 'own_scouts', 'Scouts'), ownEntry('interests', 'own_other_jazz', 'Jazz')])
  expect(toInterestIds([' scouts', 'SCOUTS E', 'jazz', 'Kites'], names)).toEqual(['own_scouts', 'jazz', 'Kites'])
  expect(toInterestIds(['Scouts'])).toEqual(['Scouts'])
})
it('names what a member chose', () => {
  expect(
    englishNamesOfChoices(
      {
        gender: 4,
        seek: 18,
        looking_for: ['dating', 'own_pen_friends'],
        interests: ['grilled_fish', 'Kites', 'own_scouts'],
        prompts: [
          { question: 'proverb', answer: 'Slowly' },
          { question: 'own_my_team', answer: 'The Lions' },
        ],
        languages: ['ewo'],
      },
      [
        ownEntry('genders', 'own_gender_4', 'Non-binary'),
        ownEntry('goals', 'own_pen_friends', 'Pen friends'),
        ownEntry('interests', 'own_scouts', 'Scouts'),
        ownEntry('prompts', 'own_my_team', 'My team is'),
      ],
    ),
  ).toEqual({
    gender: { id: 'own_gender_4', name: 'Non-binary' },
    seek: [
      { id: 'female', name: 'Woman' },
      { id: 'own_gender_4', name: 'Non-binary' },
    ],
    looking_for: [
      { id: 'dating', name: 'Dating' },
      { id: 'own_pen_friends', name: 'Pen friends' },
    ],
    interests: [
      { id: 'grilled_fish', name: 'Grilled fish' },
      { id: 'Kites', name: 'Kites' },
      { id: 'own_scouts', name: 'Scouts' },
    ],
    prompts: [
      { question: 'A proverb I live by', answer: 'Slowly' },
      { question: 'My team is', answer: 'The Lions' },
    ],
    languages: [{ code: 'ewo', name: 'Ewondo' }],
  })
})
