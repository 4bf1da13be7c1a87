import { describe, expect, it } from 'vitest'
import { validateChanges, type EditValues } from './edit-form.ts'

const before: EditValues = {
  firstname: 'Amina',
  lastname: 'Bello',
  dob: '',
  phone: '+237677123456',
  phone_country: 'CM',
  bio: '',
  looking_for: [],
  interests: ['Running'],
  prompts: [],
  seek: ['male', 'female', 'other'],
  min_age: '19',
  max_age: '120',
  shows_lastname: true,
  shows_birth: true,
  shows_activity: true,
}
const changes = (after: Partial<EditValues>) => validateChanges(before, { ...before, ...after })

describe('edit form', () => {
  it('sends nothing when nothing was changed', async () => {
    await expect(changes({})).resolves.toEqual({ edit: {} })
  })
  it('sends changed fields only, in the format of the server', async () => {
    await expect(changes({ firstname: ' Aminata ', min_age: '25', interests: ['Running', 'Jazz'], dob: '1997-05-14' })).resolves.toEqual({
      edit: { firstname: 'Aminata', min_age: 25, interests: ['Running', 'Jazz'], dob: '1997-05-14' },
    })
  })
  it('sends the number together with its country, and neither after a reformat', async () => {
    await expect(changes({ phone: '+237 6 77 12 34 56' })).resolves.toEqual({ edit: {} })
    await expect(changes({ phone: '699 12 34 57' })).resolves.toEqual({ edit: { phone: '699 12 34 57', phone_country: 'CM' } })
    await expect(changes({ phone_country: 'GB' })).resolves.toEqual({ edit: { phone: '+237677123456', phone_country: 'GB' } })
  })
  it.each<[string, Partial<EditValues>]>([
    ['phone', { phone: ' ' }],
    ['firstname', { firstname: ' ' }],
    ['bio', { bio: 'x'.repeat(1001) }],
    ['seek', { seek: [] }],
    ['min_age', { min_age: '18' }],
    ['min_age', { min_age: '' }],
    ['max_age', { max_age: 'old' }],
    ['prompts.0.answer', { prompts: [{ question: 'Why?', answer: '' }] }],
  ])('reports an invalid %s', async (path, after) => {
    await expect(changes(after)).resolves.toMatchObject({ problems: [{ path }] })
  })
  it('requires the lower age not to exceed the upper one', async () => {
    await expect(changes({ min_age: '40', max_age: '30' })).resolves.toEqual({
      problems: [{ path: 'max_age', code: 'profiles.ages_crossed' }],
    })
  })
})
