import { describe, expect, it } from 'vitest'
import { toInterestIds } from '#features/members/server/index.ts'
import { interestIds, promptIds, spokenLanguages } from '#features/members/vocabulary-contract.ts'
import { createDemoPeople } from './people.ts'

const people = createDemoPeople(200, new Date('2026-03-02T09:00:00Z'))
const twice = (list: readonly string[]): string[] => list.filter((one, at) => list.indexOf(one) !== at)

describe('demo members', () => {
  it('have no bio twice', () => {
    for (const town of new Set(people.map((person) => person.town.city)))
      expect(twice(people.filter((person) => person.town.city === town).map(({ about }) => about.bio))).toEqual([])
    expect(twice(people.map(({ about }) => about.bio)).length).toBeLessThanOrEqual(2)
  })
  it('give different answers, one or two each', () => {
    expect(twice(people.slice(0, 60).flatMap(({ about }) => about.prompts.map(({ answer }) => answer)))).toEqual([])
    expect(
      people.filter(({ about }) => about.prompts.length === 0 || twice(about.prompts.map(({ question }) => question)).length > 0),
    ).toEqual([])
  })
  it('have known interests, questions and languages, the language of their town first', () => {
    for (const { about, town } of people) {
      expect(about.interests.filter((id) => !interestIds.some((known) => known === id))).toEqual([])
      expect(about.interests).toEqual(toInterestIds(about.interests))
      expect(about.prompts.filter(({ question }) => !promptIds.some((known) => known === question))).toEqual([])
      expect(about.languages.filter((code) => !spokenLanguages.some((known) => known === code))).toEqual([])
      expect(about.languages[0]).toBe(town.locale)
      expect(twice(about.languages)).toEqual([])
    }
  })
})
