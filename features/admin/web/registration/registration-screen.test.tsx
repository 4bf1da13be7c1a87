// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  changeMailDomains,
  changeRegistrationRules,
  type ConsoleRegistration,
  createConsoleInvitation,
  getRegistrationRules,
  withdrawConsoleInvitation,
} from '#features/registration/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as admin } from '../../locales/en.ts'
import { RegistrationScreen } from './RegistrationScreen.tsx'

const user = userEvent.setup({ delay: null })
const code = {
  id: '68656c70-0000-4000-8000-000000000001',
  code: 'ABCDE-FGHJK',
  state: 'open',
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-04-01T09:00:00.000Z',
} as const
const rules: ConsoleRegistration = {
  mode: 'open',
  proof: 'auto',
  member_codes: 3,
  member_days: 30,
  waiting: 2,
  mail_domains: { held: ['throwaway.example'], trusted: [] },
  invitations: [code],
}
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  server = fakeServer()
  server.on(getRegistrationRules, () => json({ data: rules }))
})
afterEach(cleanup)

const show = async () => {
  await renderScreen(<RegistrationScreen />, { admin, platform })
  await screen.findByText('Everybody may sign up.')
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const submit = async (form: ReturnType<typeof within>, name: string) => {
  await user.type(form.getByLabelText('Reason'), 'many farms today')
  await user.click(form.getByRole('button', { name }))
}

it('changes who may sign up with a reason, and shows the new rules', async () => {
  server.on(changeRegistrationRules, () => json({ data: { ...rules, mode: 'closed', waiting: 0 } }))
  await show()
  expect(screen.getByText('Applicants waiting: 2')).toBeTruthy()
  await press('Change')
  const form = await dialog('Change')
  await user.selectOptions(form.getByLabelText('Who may sign up?'), 'closed')
  await user.selectOptions(form.getByLabelText('Check devices at sign-up'), 'on')
  await submit(form, 'Change')
  expect(await screen.findByText('Nobody may sign up.')).toBeTruthy()
  expect(server.seen.at(-1)).toMatchObject({
    endpoint: changeRegistrationRules,
    body: { mode: 'closed', proof: 'on', member_codes: 3, member_days: 30, reason: 'many farms today' },
  })
})

it('shows an error beside the number that is too big, and keeps the rules', async () => {
  server.on(changeRegistrationRules, () => json({ message: 'No.', errors: { member_codes: ['This number is too big.'] } }, 422))
  await show()
  await press('Change')
  const form = await dialog('Change')
  await submit(form, 'Change')
  expect(await form.findByText('This number is too big.')).toBeTruthy()
  expect(screen.getByText('Everybody may sign up.', { selector: 'p' })).toBeTruthy()
})

it('changes the domains of mail, one a line, and names the one that is wrong', async () => {
  server.on(changeMailDomains, () => json({ message: 'No.', errors: { held: [], 'held.1': ['This isn’t a domain.'] } }, 422))
  await show()
  await press('Change domains')
  const form = await dialog('Change domains')
  await user.type(form.getByLabelText('Held domains'), '\nnonsense')
  await user.type(form.getByLabelText('Domains that never count'), 'school.example, work.example')
  await submit(form, 'Change domains')
  expect(await form.findByText('nonsense: This isn’t a domain.')).toBeTruthy()
  expect(server.seen.at(-1)?.body).toEqual({
    held: ['throwaway.example', 'nonsense'],
    trusted: ['school.example', 'work.example'],
    reason: 'many farms today',
  })
  server.on(changeMailDomains, () => json({ data: { ...rules, mail_domains: { held: [], trusted: ['school.example'] } } }))
  await user.click(form.getByRole('button', { name: 'Change domains' }))
  expect(await screen.findByText('Mail domains that never count as disposable (1)')).toBeTruthy()
})

it('makes a code and withdraws one', async () => {
  const second = { ...code, id: '68656c70-0000-4000-8000-000000000002', code: 'LMNPQ-RSTUV' }
  server.on(createConsoleInvitation, () => json({ data: { ...rules, invitations: [second, code] } }))
  server.on(withdrawConsoleInvitation, () => json({ data: { ...rules, invitations: [second, { ...code, state: 'withdrawn' }] } }))
  await show()
  await press('New code')
  await submit(await dialog('New code'), 'New code')
  expect(await screen.findByRole('row', { name: /LMNPQ-RSTUV Open/ })).toBeTruthy()
  await press('Withdraw: ABCDE-FGHJK')
  await submit(await dialog('Withdraw'), 'Withdraw')
  expect(await screen.findByRole('row', { name: /ABCDE-FGHJK Withdrawn/ })).toBeTruthy()
  expect(server.seen.at(-1)).toMatchObject({ endpoint: withdrawConsoleInvitation, params: { id: code.id } })
})

it('says that the rules could not be loaded, and loads them again', async () => {
  server.on(getRegistrationRules, () => json({ message: 'We are away.' }, 400))
  await renderScreen(<RegistrationScreen />, { admin, platform })
  expect(await screen.findByText('We are away.')).toBeTruthy()
  server.on(getRegistrationRules, () => json({ data: rules }))
  await press(platform.words.retry)
  expect(await screen.findByText('Everybody may sign up.')).toBeTruthy()
})
