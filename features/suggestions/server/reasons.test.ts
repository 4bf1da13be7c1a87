import { expect, test } from 'vitest'
import { type ReasonPerson, chooseReasons } from './reasons.ts'

const words = { interests: [], looking_for: [], languages: [], prompts: [] }
const nothing = { ...words, shows_sensitive: false, own_sensitive: ['own_scouts'], field_choices: [], distance: null }
const amina = (given: Partial<ReasonPerson>) => ({ ...nothing, locale: 'fr', ...given })
const brian = (given: Partial<ReasonPerson>) => ({ ...nothing, ...given })

test('reasons are what both profiles show, of two kinds at most', () => {
  const both = {
    interests: ['jazz', 'hiking'],
    looking_for: ['marriage' as const],
    languages: ['dua'],
    prompts: [{ question: 'dish_i_cook', answer: 'Ndolè' }],
  }
  expect(chooseReasons(amina(both), brian({ ...both, distance: 4 }))).toEqual([
    { kind: 'interest', value: 'jazz' },
    { kind: 'prompt', value: 'dish_i_cook' },
  ])
  expect(chooseReasons(amina({ looking_for: ['marriage'] }), brian({ looking_for: ['marriage'], distance: 0 }))).toEqual([
    { kind: 'goal', value: 'marriage' },
    { kind: 'near', value: 0 },
  ])
})

test('two people with nothing in common have no reason', () => {
  expect(chooseReasons(amina({ interests: ['jazz'], languages: ['dua'] }), brian({ interests: ['hiking'], languages: ['ewo'] }))).toEqual(
    [],
  )
})

test('an interest of faith is a reason only if both show it', () => {
  const [shown, hidden] = [{ interests: ['church_choir'], shows_sensitive: true }, { interests: ['church_choir'] }]
  expect(chooseReasons(amina(shown), brian(shown))).toEqual([{ kind: 'interest', value: 'church_choir' }])
  expect(chooseReasons(amina(shown), brian(hidden))).toEqual([])
  expect(chooseReasons(amina(hidden), brian(shown))).toEqual([])
})

test('the same interest in the words of an older client counts', () => {
  expect(chooseReasons(amina({ interests: ['Randonnée'] }), brian({ interests: ['hiking'] }))).toEqual([
    { kind: 'interest', value: 'hiking' },
  ])
})

test('the language of the interface, not knowing what one looks for, and a question of one’s own are no reason', () => {
  const both = { languages: ['fr'], looking_for: ['unsure' as const], prompts: [{ question: 'My own question', answer: 'Yes' }] }
  expect(chooseReasons(amina(both), brian(both))).toEqual([])
})

test('a distance is a reason up to 10 km, and only where both have a place', () => {
  expect(chooseReasons(amina({}), brian({ distance: 10 }))).toEqual([{ kind: 'near', value: 10 }])
  expect(chooseReasons(amina({}), brian({ distance: 11 }))).toEqual([])
  expect(chooseReasons(amina({}), brian({ distance: null }))).toEqual([])
})

test("sensitive interests of the operator's own are a reason only if both show them", () => {
  const [shown, hidden] = [{ interests: ['own_scouts'], shows_sensitive: true }, { interests: ['own_scouts'] }]
  expect(chooseReasons(amina(shown), brian(shown))).toEqual([{ kind: 'interest', value: 'own_scouts' }])
  expect(chooseReasons(amina(shown), brian(hidden))).toEqual([])
  expect(chooseReasons(amina(hidden), brian(shown))).toEqual([])
})

test('the same choice in a field of the operator is a reason, another choice is none', () => {
  const wish = (choice: string) => ({ field_choices: [{ field: 'wishes00', choice }] })
  expect(chooseReasons(amina(wish('travel00')), brian({ ...wish('travel00'), distance: 1 }))).toEqual([
    { kind: 'field', value: 'travel00', field: 'wishes00' },
    { kind: 'near', value: 1 },
  ])
  expect(chooseReasons(amina(wish('travel00')), brian(wish('garden00')))).toEqual([])
})

test('own prompts and goals are reasons like the built-in ones', () => {
  const both = { prompts: [{ question: 'own_my_team', answer: 'The Lions' }], looking_for: ['own_pen_friends'] }
  expect(chooseReasons(amina(both), brian(both))).toEqual([
    { kind: 'prompt', value: 'own_my_team' },
    { kind: 'goal', value: 'own_pen_friends' },
  ])
})
