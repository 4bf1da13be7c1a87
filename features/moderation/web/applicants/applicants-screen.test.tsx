// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Applicant, decideApplicant, listApplicants } from '#features/registration/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as moderation } from '../../locales/en.ts'
import { ApplicantsScreen } from './ApplicantsScreen.tsx'

// Texts of another feature that this test looks for.
const registration = {
  reasons: { applicant_unclear: 'Unclear', applicant_copy: 'A copy', applicant_business: 'Business', applicant_rules: 'Rules' },
}
const user = userEvent.setup({ delay: null })
const waiting = (id: string, firstname: string): Applicant => ({
  member: { id, firstname, age: 30 },
  cause: 'risk',
  signals: [{ sign: 'disposable_mail', points: 100, count: 1 }],
  invited: false,
  bio: 'Long walks.',
  fields: [{ question: 'Children', answer: 'Two' }],
  waiting_since: '2026-03-02T09:00:00.000Z',
  photos: [],
})
let server: ReturnType<typeof fakeServer>
let left: Applicant[]
beforeEach(() => {
  server = fakeServer()
  left = [waiting('1', 'Nyota'), waiting('2', 'Nuru')]
  server.on(listApplicants, () => json({ data: { applicants: left, next_cursor: null } }))
})
afterEach(cleanup)

const show = () => renderScreen(<ApplicantsScreen />, { moderation, platform, registration })
const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })
const sent = () =>
  server.seen.filter(({ endpoint }) => endpoint === decideApplicant).map(({ params, body }) => ({ ...params, ...(body as object) }))

it('shows what was found, lets one in and refuses the next by keys', async () => {
  server.on(decideApplicant, ({ params }) => {
    left = left.filter(({ member }) => member.id !== params.id)
    return new Response(null, { status: 204 })
  })
  await show()
  await heading(/^Nyota, 30/)
  expect(screen.getByText('Mailbox of a disposable service (100 points)')).toBeTruthy()
  expect(screen.getByText('Two', { selector: 'dd bdi' })).toBeTruthy()
  await user.keyboard('a')
  await heading(/^Nuru, 30/)
  await user.keyboard('r')
  await screen.findByRole('dialog')
  await user.keyboard('2')
  expect(await screen.findByText(moderation.review.applicants.empty)).toBeTruthy()
  expect(sent()).toEqual([
    { id: '1', verdict: 'approve', reason: null },
    { id: '2', verdict: 'refuse', reason: 'applicant_copy' },
  ])
})

it('takes the number of a reason right after the key that opens the dialog, and decides about nobody behind the dialog', async () => {
  server.on(decideApplicant, () => new Response(null, { status: 204 }))
  await show()
  await heading(/^Nyota, 30/)
  fireEvent.keyDown(document.body, { key: 'r' })
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'a' })
  expect(sent()).toEqual([])
  await user.keyboard('{Escape}')
  await heading(/^Nyota, 30/)
  fireEvent.keyDown(document.body, { key: 'r' })
  fireEvent.keyDown(document.body, { key: '2' })
  await heading(/^Nuru, 30/)
  expect(sent()).toEqual([{ id: '1', verdict: 'refuse', reason: 'applicant_copy' }])
})

it('does not decide about more people while a key is held', async () => {
  await show()
  await heading(/^Nyota, 30/)
  fireEvent.keyDown(document.body, { key: 'a', repeat: true })
  fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true })
  await heading(/^Nuru, 30/)
  expect(sent()).toEqual([])
})

it('brings an applicant back when the server refuses', async () => {
  server.on(decideApplicant, () => json({ message: 'Somebody has decided already.' }, 409))
  await show()
  await heading(/^Nyota, 30/)
  await user.keyboard('a')
  expect(await screen.findByText('Somebody has decided already.')).toBeTruthy()
  await heading(/^Nyota, 30/)
})

it('says that the queue could not be loaded, and loads it again', async () => {
  server.on(listApplicants, () => json({ message: 'We are away.' }, 400))
  await show()
  expect(await screen.findByText('We are away.')).toBeTruthy()
  server.on(listApplicants, () => json({ data: { applicants: left, next_cursor: null } }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(/^Nyota, 30/)
})

it('reads the next page before the first is used up, also when it is decided faster than that', async () => {
  const pages = [0, 1, 2].map((page) => Array.from({ length: 3 }, (_, each) => waiting(`${page}${each}`, `Esi${page}${each}`)))
  server.on(listApplicants, ({ query }) => {
    const page = Number(query.cursor ?? 0)
    return json({ data: { applicants: pages[page] ?? [], next_cursor: page < 2 ? String(page + 1) : null } })
  })
  server.on(decideApplicant, () => new Response(null, { status: 204 }))
  await show()
  await heading(/^Esi00, 30/)
  expect(await screen.findByText('1 of 6+')).toBeTruthy()
  for (const name of ['Esi00', 'Esi01', 'Esi02', 'Esi10', 'Esi11', 'Esi12', 'Esi20', 'Esi21', 'Esi22']) {
    await heading(new RegExp(`^${name}, 30`))
    await user.keyboard('a')
  }
  expect(sent()).toHaveLength(9)
})

it('says how many are read while more wait; a page that could not be loaded is asked for again by the moderator only', async () => {
  server.on(listApplicants, ({ query }) =>
    query.cursor === undefined
      ? json({ data: { applicants: [waiting('1', 'Nyota')], next_cursor: 'next' } })
      : json({ message: 'We are away.' }, 400),
  )
  await show()
  await heading(/^Nyota, 30/)
  expect(screen.getByText('1 of 1+')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'Try again' })
  const asked = () => server.seen.filter(({ endpoint, query }) => endpoint === listApplicants && query.cursor === 'next').length
  const before = asked()
  server.on(listApplicants, () => json({ data: { applicants: [waiting('2', 'Nuru')], next_cursor: null } }))
  await user.click(again)
  expect(await screen.findByText('1 of 2')).toBeTruthy()
  expect(asked()).toBe(before + 1)
})
