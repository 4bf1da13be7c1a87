// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { createOwnInvitation, type Invitation, listOwnInvitations, type OwnInvitations, withdrawOwnInvitation } from '../contract.ts'
import { en as registration } from '../locales/en.ts'
import { InvitationsPanel } from './InvitationsPanel.tsx'

const person = userEvent.setup({ delay: null })
const code: Invitation = {
  id: '1',
  code: 'ABCDE-FGHJK',
  state: 'open',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-04-01T09:00:00.000Z',
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answer = (changes: Partial<OwnInvitations> = {}) =>
  json({ data: { needed: true, left: 1, from: null, invitations: [], ...changes } satisfies OwnInvitations })
const show = () => renderScreen(<InvitationsPanel />, { registration, platform })

it('makes a code, copies it, and takes it back', async () => {
  server.on(listOwnInvitations, () => answer())
  server.on(createOwnInvitation, () => answer({ left: 0, invitations: [code] }))
  server.on(withdrawOwnInvitation, () => answer({ invitations: [{ ...code, state: 'withdrawn' }] }))
  await show()
  expect(await screen.findByText('You have no codes yet.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'New code' }))
  expect(await screen.findByText('0 left')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'New code' }).disabled).toBe(true)
  await person.click(screen.getByRole('button', { name: 'Copy: ABCDE-FGHJK' }))
  expect(await navigator.clipboard.readText()).toBe('ABCDE-FGHJK')
  await person.click(screen.getByRole('button', { name: 'Withdraw ABCDE-FGHJK' }))
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
})

it('says from when a new member may invite', async () => {
  server.on(listOwnInvitations, () => answer({ from: '2026-04-01T09:00:00.000Z' }))
  await show()
  expect(await screen.findByText('You can invite people from April 1, 2026.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not there where nobody needs a code', async () => {
  server.on(listOwnInvitations, () => answer({ needed: false }))
  const { container } = await show()
  await expect.poll(() => server.seen.length).toBeGreaterThan(0)
  expect(container.textContent).toBe('')
})

it('says that the codes could not be loaded, and loads them again', async () => {
  server.on(listOwnInvitations, () => json({ message: 'no' }, 500))
  await show()
  expect(await screen.findByText('We couldn’t load your invitations. Please try again.')).toBeTruthy()
  server.on(listOwnInvitations, () => answer({ invitations: [code] }))
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('ABCDE-FGHJK')).toBeTruthy()
})
