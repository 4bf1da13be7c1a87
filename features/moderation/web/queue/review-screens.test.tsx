// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { vocabulary } from '#tests/support/web/vocabulary.ts'
import { listPhotosToReview, reviewPhoto } from '#features/photos/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import * as contract from '../../contract.ts'
import { en as moderation } from '../../locales/en.ts'
import { AppealScreen } from '../appeal/AppealScreen.tsx'
import { CaseScreen } from './CaseScreen.tsx'
import { PhotoReviewScreen } from './PhotoReviewScreen.tsx'
import { ReportQueueScreen } from './ReportQueueScreen.tsx'
import { AccountStatus } from '../appeal/AccountStatus.tsx'

/** The conduct texts of the members' catalogue. */
const conduct = {
  fake: 'The profile isn’t a real person’s.',
  scam: 'Asking for money, or cheating others out of it.',
  harassment: 'Harassing or insulting others.',
  sexual: 'Sexual content that nobody asked for.',
  underage: 'Signs of being younger than our terms allow.',
  threat: 'Threats or violence.',
  impersonation: 'Pretending to be someone else.',
  photos: 'Photos our terms don’t allow.',
  rules: 'Against our terms and conditions.',
}
const words = { members: { conduct }, vocabulary, moderation, platform }
const user = userEvent.setup({ delay: null })
const at = '2026-11-20T10:00:00.000Z'
const idOf = (number: number) => `0000000${number}-0000-4000-8000-000000000000`
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView = () => {}
  server = fakeServer()
})
afterEach(cleanup)

const summary = (number: number, firstname: string): contract.CaseSummary => ({
  id: idOf(number),
  kind: 'report',
  state: 'open',
  version: 3,
  score: 2,
  member: { id: idOf(9), firstname, lastname: 'Otieno', status: 'active' },
  owner: null,
  reports: 1,
  categories: ['scam'],
  opened_at: at,
  changed_at: at,
  outcome: null,
})
const detail: contract.CaseDetail = {
  ...summary(1, 'Brian'),
  case_reports: [
    {
      id: idOf(5),
      category: 'scam',
      content: 'He asked me for money.',
      created_at: at,
      reporter: { id: idOf(6), firstname: 'Amina', lastname: 'Bello', acted: 2, no_breach: 0 },
      signs: null,
      evidence: {
        profile: {
          firstname: 'Brian',
          bio: 'Send money',
          interests: ['grilled_fish'],
          prompts: [{ question: 'proverb', answer: 'Pay' }],
          // In the order in which the database returns the properties of stored JSON.
          profile_fields: [{ answer: '163 cm', question: 'Height' }],
        },
        photos: [],
        voice_hello: null,
        messages: [
          { seq: 1, from: 'reported', kind: 'text', body: 'pay me', created_at: at },
          {
            seq: 2,
            from: 'reported',
            kind: 'text',
            body: '',
            created_at: at,
            deleted_at: at,
            earlier: [{ body: 'or else', replaced_at: at }],
          },
          {
            seq: 3,
            from: 'reported',
            kind: 'text',
            body: 'have a nice day',
            created_at: at,
            edited_at: at,
            earlier: [{ body: 'I know where you live', replaced_at: at }],
          },
          { seq: 4, from: 'reported', kind: 'system', body: 'closed_politely', created_at: at },
        ],
        taken_at: at,
      },
    },
  ],
  profile_now: { firstname: 'Brian', bio: 'An honest man', profile_fields: [{ question: 'Height', answer: '163 cm' }] },
  photos_now: [],
  voice_hello_now: null,
  history: [],
  appeal: null,
  viewer: { owns: false, may_decide: true },
}
const statement: contract.DecisionStatement = {
  id: idOf(7),
  kind: 'warn',
  reason: 'Threats or violence.',
  words: '',
  until: null,
  photos: 0,
  created_at: at,
  appeal: null,
  may_appeal: true,
  token: 'a.b',
}

it('says what the service found by itself, and in which messages', async () => {
  const [report] = detail.case_reports
  if (report === undefined) throw new Error('no report')
  const found = { ...report, content: '', reporter: null, signs: [{ sign: 'ask' as const, count: 1, seqs: [1] }] }
  server.on(contract.getCase, () => json({ data: { ...detail, case_reports: [found] } }))
  await renderScreen(<CaseScreen id={detail.id} onDecided={() => {}} />, words)
  expect(await screen.findByText(/Found by the service/)).toBeTruthy()
  expect(screen.getByText('Asks for help or money · 1')).toBeTruthy()
  const [asked, other] = within(screen.getByRole('list', { name: 'Messages between the two' })).getAllByRole('listitem')
  expect(asked?.textContent).toContain('found here')
  expect(other?.textContent).not.toContain('found here')
})

it('shows an error, loads the queue on retry, and moves through it with J and K', async () => {
  server.on(contract.listCases, () => json({ message: 'We are away.' }, 500))
  await renderScreen(<ReportQueueScreen kind="report" />, words)
  expect(await screen.findByText('We are away.')).toBeTruthy()
  const waiting = { report: 2, appeal: 0, photo: 0 }
  server.on(contract.listCases, () => json({ data: { cases: [summary(1, 'Brian'), summary(2, 'Diego')], next_cursor: null, waiting } }))
  await user.click(screen.getByRole('button', { name: platform.words.retry }))
  const first = await screen.findByRole('link', { name: /Brian/ })
  await user.keyboard('j')
  expect(document.activeElement).toBe(first)
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Diego/ }))
  await user.keyboard('k')
  expect(document.activeElement).toBe(first)
})

it('shows an empty queue', async () => {
  server.on(contract.listCases, () => json({ data: { cases: [], next_cursor: null, waiting: { report: 0, appeal: 0, photo: 0 } } }))
  await renderScreen(<ReportQueueScreen kind="appeal" />, words)
  expect(await screen.findByText('Nothing is waiting for a decision.')).toBeTruthy()
})

it('shows the evidence beside the current profile, shows field errors, and sends the version with the decision', async () => {
  const onDecided = vi.fn()
  server.on(contract.getCase, () => json({ data: detail }))
  await renderScreen(<CaseScreen id={detail.id} onDecided={onDecided} />, words)
  expect(await screen.findByText('He asked me for money.')).toBeTruthy()
  for (const text of ['Send money', 'Grilled fish', 'A proverb I live by: Pay']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText('An honest man').tagName).toBe('MARK')
  // The report shows only what has changed since, so the height, which is the same, appears once.
  expect(screen.getAllByText('Height: 163 cm')).toHaveLength(1)
  expect(screen.getByText('pay me')).toBeTruthy()
  expect(screen.getByText(words.moderation.review.events.closed_politely)).toBeTruthy()
  // Each earlier text is an item of its own.
  const [, deleted, , edited] = within(screen.getByRole('list', { name: 'Messages between the two' })).getAllByRole('listitem')
  expect(deleted?.textContent).toMatch(/Deleted on .*: or else/)
  expect(edited?.textContent).toMatch(/have a nice day.*Edited on .*: I know where you live/)
  server.on(contract.decideCase, () => json({ message: 'No.', errors: { reason: ['Please choose a reason.'] } }, 422))
  await user.click(screen.getByRole('radio', { name: 'Suspend' }))
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  expect((await screen.findAllByText('Please choose a reason.')).length).toBeGreaterThan(0)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Threats or violence.')
  server.on(contract.decideCase, () => json({ data: { ...detail, state: 'decided', viewer: { owns: true, may_decide: false } } }))
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith('report'))
  expect(server.seen.at(-1)?.body ?? server.seen.findLast(({ endpoint }) => endpoint === contract.decideCase)?.body).toBeDefined()
  expect(server.seen.findLast(({ endpoint }) => endpoint === contract.decideCase)?.body).toMatchObject({
    version: 3,
    decision: 'suspend',
    reason: 'threat',
    days: 7,
  })
})

it('approves a photo with A, and rejects with R and the number of a reason', async () => {
  const photo = (number: number, firstname: string) => ({
    id: idOf(number),
    image: '/a.webp',
    image_480: '/a.webp',
    image_blur: '',
    created_at: at,
    shown: true,
    member: { id: idOf(9), firstname, lastname: 'O', age: 30 },
  })
  server.on(listPhotosToReview, () => json({ data: { photos: [photo(1, 'Brian'), photo(2, 'Diego')], next_cursor: null } }))
  server.on(reviewPhoto, () => new Response(null, { status: 204 }))
  await renderScreen(<PhotoReviewScreen />, words)
  expect(await screen.findByText('Brian, 30')).toBeTruthy()
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByText('Brian, 30')).toBeNull())
  server.on(listPhotosToReview, () => json({ data: { photos: [], next_cursor: null } }))
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: 'Why are you taking it down?' })
  await user.keyboard('2')
  expect(await screen.findByText('All photos are checked.')).toBeTruthy()
  const sent = server.seen.filter(({ endpoint }) => endpoint === reviewPhoto)
  expect(sent.map(({ params, body }) => [params['id'], body])).toEqual([
    [idOf(1), { verdict: 'approve', reason: null }],
    [idOf(2), { verdict: 'reject', reason: 'sexual' }],
  ])
})

it('shows a decision until the member confirms it, and lets them appeal', async () => {
  startSession({ id: idOf(9), _id: idOf(9), firstname: 'Brian', lastname: 'O', email: 'b@example.com', locale: 'en' }, 'x'.repeat(43))
  server.on(contract.getAccountStatus, () => json({ data: { held: true, statement } }))
  server.on(contract.makeAppeal, () => json({ data: statement }))
  server.on(contract.markStatementSeen, () => new Response(null, { status: 204 }))
  await renderScreen(<AccountStatus />, words)
  expect(await screen.findByRole('dialog', { name: 'About your account' })).toBeTruthy()
  expect(screen.getByText(/Your profile is hidden/)).toBeTruthy()
  expect(screen.getByText('Reason: Threats or violence.')).toBeTruthy()
  await user.type(screen.getByLabelText('Why is this wrong?'), 'That was not me.')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() => expect(server.seen.some(({ endpoint }) => endpoint === contract.makeAppeal)).toBe(true))
  server.on(contract.getAccountStatus, () => json({ data: { held: false, statement: null } }))
  await user.click(screen.getByRole('button', { name: 'I’ve read this' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('shows a decision by its token without a session, and an error for an invalid token', async () => {
  server.on(contract.getStatement, ({ query }) =>
    query['token'] === 'a.b' ? json({ data: statement }) : json({ message: 'Not found' }, 404),
  )
  await renderScreen(<AppealScreen token="a.b" />, words)
  expect(await screen.findByText('Reason: Threats or violence.')).toBeTruthy()
  cleanup()
  await renderScreen(<AppealScreen token="forged" />, words)
  expect(await screen.findByText(/This link no longer works/)).toBeTruthy()
})
