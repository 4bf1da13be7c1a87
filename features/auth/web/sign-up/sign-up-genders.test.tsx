// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lookUpCountry } from '#features/places/contract.ts'
import { listVocabulary } from '#features/members/vocabulary-entry-contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { ownGenders } from '#tests/support/web/vocabulary.ts'
import { en as auth } from '../../locales/en.ts'
import { PersonalFactsForm } from './PersonalFactsForm.tsx'

const words = { auth, platform, members: { male: 'Man', female: 'Woman', other: 'Other' } }
const person = userEvent.setup({ delay: null })
const onSubmit = vi.fn((_facts: unknown) => Promise.resolve())
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  onSubmit.mockClear()
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('0'))
})
afterEach(cleanup)

const show = () => renderScreen(<PersonalFactsForm submitLabel="Create account" onSubmit={onSubmit} />, words)
const offered = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)

it('offers the genders of the operator after the built-in ones, without retired ones, and sends the chosen one', async () => {
  server.on(listVocabulary, () => json(ownGenders))
  await show()
  await person.click(await screen.findByRole('radio', { name: 'Non-binary' }))
  expect(offered()).toEqual(['male', 'female', 'other', 'own_gender_4'])
  for (const [label, text] of [
    ['First name', 'Amina'],
    ['Last name', 'Ngo'],
    ['Age', '27'],
    ['Password', 'a good long one'],
    ['Confirm password', 'a good long one'],
  ] as const)
    await person.type(screen.getByLabelText(label), text)
  await person.click(screen.getByRole('checkbox'))
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ gender: 'own_gender_4' })
})

it('offers the built-in genders where the list cannot be loaded', async () => {
  server.on(listVocabulary, () => json({ message: 'We are lost.' }, 500))
  await show()
  expect(offered()).toEqual(['male', 'female', 'other'])
})
