// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { sessionToken } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { finishSignOn, getSignOn } from '../contract.ts'
import { en as staff_sign_on } from '../locales/en.ts'
import { type ProviderAnswer, savePendingSignOn } from './pending-sign-on.ts'
import { StaffSignOnScreen } from './StaffSignOnScreen.tsx'

let server: ReturnType<typeof fakeServer>
const onSignedOn = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  sessionStorage.clear()
  onSignedOn.mockClear()
  server = fakeServer()
  server.on(getSignOn, () => json({ data: { on: true } }))
})
afterEach(cleanup)

const show = (answer: ProviderAnswer) =>
  renderScreen(
    <StaffSignOnScreen answer={answer} again={false} redirect={undefined} otherwise={<p>no such page</p>} onSignedOn={onSignedOn} />,
    { staff_sign_on, platform },
  )
const answer = { code: 'a code', state: 'a state', iss: 'https://login.example.org' }
const finished = () => server.seen.filter(({ endpoint }) => endpoint === finishSignOn)

it('sends what the provider has sent, with the secret of this tab, once', async () => {
  const user = { id: '1', _id: '1', firstname: 'Esi', lastname: '', email: '', locale: 'en', joined_at: '2026-03-02T12:00:00Z' }
  server.on(finishSignOn, () => json({ data: { user, token: 'a token' } }))
  savePendingSignOn({ secret: 'mine', redirect: '/admin/reports' })
  await show(answer)
  await waitFor(() => expect(onSignedOn).toHaveBeenCalledWith('/admin/reports'))
  expect(finished().map(({ body }) => body)).toEqual([{ ...answer, secret: 'mine' }])
  expect(sessionToken()).toBe('a token')
  expect(sessionStorage).toHaveLength(0)
})

it('uses nothing of an address that this tab has not asked for', async () => {
  await show(answer)
  await screen.findByText(staff_sign_on.errors.expired)
  expect(finished()).toEqual([])
  expect(screen.getByRole('button', { name: staff_sign_on.button })).toBeDefined()
})

it('shows why it was refused', async () => {
  server.on(finishSignOn, () => json({ message: staff_sign_on.errors.refused, code: 'staff_sign_on.refused' }, 403))
  savePendingSignOn({ secret: 'mine', redirect: undefined })
  await show(answer)
  await screen.findByText(staff_sign_on.errors.refused)
  expect(onSignedOn).not.toHaveBeenCalled()
})

it('is no page where there is no provider', async () => {
  server.on(getSignOn, () => json({ data: { on: false } }))
  await show({})
  expect(await screen.findByText('no such page')).toBeDefined()
})
