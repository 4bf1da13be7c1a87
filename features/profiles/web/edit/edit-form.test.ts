import { describe, expect, it } from 'vitest'
import { emptyAbout } from '#features/members/about-contract.ts'
import { validateChanges, type ProfileFormValues } from './edit-form.ts'

const before: ProfileFormValues = {
  firstname: 'Amina',
  lastname: 'Bello',
  dob: '',
  phone: '+237677123456',
  phone_country: 'CM',
  shows_sensitive: false,
  fields: { height00: 172, children: 'yes00000' },
  ...emptyAbout,
  interests: ['Running'],
}
const changes = (after: Partial<ProfileFormValues>) => validateChanges(before, { ...before, ...after })

describe('edit form', () => {
  it('sends the answers that were changed, and null for a removed one', async () => {
    await expect(changes({ fields: { height00: 180, children: null, drinks00: null } })).resolves.toEqual({
      edit: {
        fields: [
          { id: 'height00', value: 180 },
          { id: 'children', value: null },
        ],
      },
    })
  })
  it('shows the problem of an answer at its field', async () => {
    await expect(changes({ fields: { words000: 'x'.repeat(81) } })).resolves.toMatchObject({ problems: [{ path: 'fields.words000' }] })
  })
  it('sends nothing when nothing was changed', async () => {
    await expect(changes({})).resolves.toEqual({ edit: {} })
  })
  it('sends changed fields only, in the format of the server', async () => {
    await expect(changes({ firstname: ' Aminata ', interests: ['Running', 'Jazz'], dob: '1997-05-14' })).resolves.toEqual({
      edit: { firstname: 'Aminata', interests: ['Running', 'Jazz'], dob: '1997-05-14' },
    })
  })
  it('sends the number together with its country, and neither after a reformat', async () => {
    await expect(changes({ phone: '+237 6 77 12 34 56' })).resolves.toEqual({ edit: {} })
    await expect(changes({ phone: '699 12 34 57' })).resolves.toEqual({ edit: { phone: '699 12 34 57', phone_country: 'CM' } })
    await expect(changes({ phone_country: 'GB' })).resolves.toEqual({ edit: { phone: '+237677123456', phone_country: 'GB' } })
  })
  it.each<[string, Partial<ProfileFormValues>]>([
    ['phone', { phone: ' ' }],
    ['firstname', { firstname: ' ' }],
    ['bio', { bio: 'x'.repeat(1001) }],
    ['prompts.0.answer', { prompts: [{ question: 'Why?', answer: '' }] }],
  ])('reports an invalid %s', async (path, after) => {
    await expect(changes(after)).resolves.toMatchObject({ problems: [{ path }] })
  })
})
