import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FeedFilter } from '../contract.ts'
import { filterFromParams, paramsFromFilter } from './filter-params.ts'

describe('the filter in the URL', () => {
  it('reads what the server would accept', () => {
    const search = { name: 'Ami', country: 'CM', distance: '10', min_age: '25', max_age: '40', gender: 'female', widen: '1' }
    expect(filterFromParams(search)).toEqual({ name: 'Ami', country: 'CM', distance: '10', min_age: 25, max_age: 40, gender: 'female' })
  })
  it.each([
    { distance: '7' },
    { country: 'Cameroon' },
    { min_age: '12' },
    { max_age: 'old' },
    { gender: 'other' },
    { gender: 'own_gender_3' },
    { name: '' },
    { min_age: '40', max_age: '25' },
  ])('leaves out what it would reject: %o', (search) => {
    expect(Object.values(filterFromParams(search)).filter((value) => value !== undefined)).toEqual([])
  })
  it('accepts the same texts as the schema', () => {
    const fields = FeedFilter.shape
    const texts = fc.oneof(
      fc.string({ maxLength: 62, unit: 'binary' }),
      fc.integer({ max: 130 }).map(String),
      fc.constantFrom(' 30 ', '5', 'any', 'CM', 'both'),
    )
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(fields) as (keyof typeof fields)[])), texts, (field, given) => {
        fc.pre(given !== '')
        expect(filterFromParams({ [field]: given })[field]).toEqual(fields[field].safeParse(given).data)
      }),
    )
  })
  it('reads a gender of the operator', () => {
    expect(filterFromParams({ gender: 'own_gender_4' })).toEqual({ gender: 'own_gender_4' })
  })
  it('writes every field, and always the gender', () => {
    expect(paramsFromFilter({ name: 'Ami', min_age: 25 }, {}, {})).toMatchObject({ name: 'Ami', min_age: '25', gender: 'both' })
    expect(paramsFromFilter({}, {}, {})).toMatchObject({ gender: 'both', name: undefined })
  })
  it('does not turn the default distance into a limit', () => {
    expect(paramsFromFilter({ distance: '20', name: 'A' }, { distance: '20' }, {}).distance).toBeUndefined()
    expect(paramsFromFilter({ distance: '20' }, { distance: '20' }, { distance: '20' }).distance).toBe('20')
    expect(paramsFromFilter({ distance: '5' }, { distance: '20' }, {}).distance).toBe('5')
  })
})
