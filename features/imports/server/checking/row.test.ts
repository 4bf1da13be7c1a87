import { expect, test } from 'vitest'
import { relationshipGoals } from '#features/members/about-contract.ts'
import { builtInGenders } from '#features/members/gender-contract.ts'
import { interestIds } from '#features/members/vocabulary-contract.ts'
import { addLanguages } from '#platform/shared/i18n/locales.ts'
import { createImportRow } from '#tests/support/features/imports.ts'
import { checkValues } from './row.ts'

const now = new Date('2026-03-02T12:00:00Z')
const offered = {
  genders: new Set<string>([...builtInGenders, 'own_gender_4']),
  interests: new Set([...interestIds, 'own_scouts']),
  goals: new Set<string>(relationshipGoals),
}
const mistakesOf = (changes: Record<string, unknown>) => {
  const { mistakes } = checkValues(createImportRow('esi', changes), now, offered)
  return mistakes.map(({ field, problem }) => `${field}: ${problem}`)
}

test('a right row passes, with its address in lower case', () => {
  const checked = checkValues(createImportRow('esi', { email: ' ESI@Example.COM ', firstname: 'مريم', about: 'one\ntwo' }), now, offered)
  expect(checked).toMatchObject({
    mistakes: [],
    fields: { email: 'esi@example.com', firstname: 'مريم', about: 'one\ntwo', photos: [], locale: 'en' },
  })
})

test('a language that the operator has added passes', () => {
  addLanguages([{ code: 'ar', name: 'العربية', tag: 'ar', dir: 'rtl' }])
  expect(mistakesOf({ locale: 'ar' })).toEqual([])
})

test("the operator's own interests and genders pass", () => {
  expect(mistakesOf({ interests: ['jazz', 'own_scouts'] })).toEqual([])
  expect(mistakesOf({ gender: 'own_gender_4', seek: ['male', 'own_gender_4'] })).toEqual([])
})

test.each([
  ['too young by a day', { birth: '2007-03-03' }, 'birth: is younger than 19'],
  ['older than anybody', { birth: '1890-01-01' }, 'birth: is older than 120'],
  ['of a gender that is not offered', { gender: 'own_gender_5' }, 'gender: is no gender'],
  ['seeking a gender that is not offered', { seek: ['male', 'own_gender_5'] }, 'seek: is no gender'],
  ['no day', { birth: '1990-02-30' }, 'birth: is no day like 1990-12-31'],
  ['no address', { email: 'esi.example.com' }, 'email: is no address; write names of other scripts in their ASCII form'],
  [
    'an address with letters that look like others',
    { email: 'esi@exаmple.com' },
    'email: is no address; write names of other scripts in their ASCII form',
  ],
  ['no id', { external_id: undefined }, 'external_id: is missing'],
  ['an unknown gender', { gender: 'F' }, 'gender: is no gender'],
  ['an unknown interest', { interests: ['cooking', 'kooking'] }, 'interests: is no interest'],
  ['a value twice', { seek: ['male', 'male'] }, 'seek: has a value twice'],
  ['a language that nobody offers', { locale: 'xx' }, 'locale: is no language of this service'],
  ['a joining that is no moment', { created_at: 'yesterday' }, 'created_at: is no moment like 2020-01-31T12:00:00Z'],
  ['no country', { country: 'QQ' }, 'country: is no country code like CM'],
  ['a joining in the future', { created_at: '2026-03-03' }, 'created_at: is in the future'],
  ['a name that is too long', { firstname: 'x'.repeat(61) }, 'firstname: is longer than 60 characters'],
  ['a name that cannot be seen', { firstname: '\u200B' }, 'firstname: is empty'],
  ['a name that turns around', { lastname: 'abc\u202Ecba' }, 'lastname: has control characters'],
  ['a control character', { firstname: 'E\u0007si' }, 'firstname: has control characters'],
  ['half a character', { about: 'a\uD800' }, 'about: has characters that cannot be stored'],
  ['half a position', { lat: 4 }, 'lat: needs lat and lng together'],
  ['no latitude', { lat: 91, lng: 0 }, 'lat: is no latitude'],
  ['an unknown field', { password: 'x' }, ': Unrecognized key: "password"'],
])('%s is a mistake', (_, changes, mistake) => {
  expect(mistakesOf(changes)).toEqual([mistake])
})

test('every mistake of a row is found', () => {
  expect(mistakesOf({ gender: 'x', country: 'y', birth: '2020-01-01', lat: 4 })).toEqual([
    'gender: is no gender',
    'country: is no country code like CM',
    'birth: is younger than 19',
    'lat: needs lat and lng together',
  ])
})
