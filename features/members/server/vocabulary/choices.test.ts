import { describe, expect, it } from 'vitest'
import { foldForSearch } from '#platform/shared/fold-for-search.ts'
import { en } from '../../locales/vocabulary/en.ts'
import { es } from '../../locales/vocabulary/es.ts'
import { fr } from '../../locales/vocabulary/fr.ts'
import { pt } from '../../locales/vocabulary/pt.ts'
import { sw } from '../../locales/vocabulary/sw.ts'
import { interestIds, promptIds, sensitiveInterests, spokenLanguages } from '../../vocabulary-contract.ts'
import { englishNamesOfChoices, toInterestIds, toPromptIds, visibleInterests } from './choices.ts'

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
  const interests = ['jazz', 'Church choir', 'prayer', 'Kite surfing']
  expect(visibleInterests({ interests, shows_sensitive: false })).toEqual(['jazz', 'Kite surfing'])
  expect(visibleInterests({ interests, shows_sensitive: true })).toEqual(['jazz', 'church_choir', 'prayer', 'Kite surfing'])
  expect([...sensitiveInterests].filter((id) => !interestIds.some((known) => known === id))).toEqual([])
})
it('names what a member chose', () => {
  expect(
    englishNamesOfChoices({
      interests: ['grilled_fish', 'Kites'],
      prompts: [{ question: 'proverb', answer: 'Slowly' }],
      languages: ['ewo'],
    }),
  ).toEqual({
    interests: [
      { id: 'grilled_fish', name: 'Grilled fish' },
      { id: 'Kites', name: 'Kites' },
    ],
    prompts: [{ question: 'A proverb I live by', answer: 'Slowly' }],
    languages: [{ code: 'ewo', name: 'Ewondo' }],
  })
})
