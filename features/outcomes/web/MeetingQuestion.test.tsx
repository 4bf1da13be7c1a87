// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { answerMeetingQuestion, listMeetingQuestions } from '../contract.ts'
import { en as outcomes } from '../locales/en.ts'
import { MeetingQuestion } from './MeetingQuestion.tsx'

const onSocket = vi.hoisted(() => new Map<string, () => void>())
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (name: string, listener: () => void) => onSocket.set(name, listener),
    onAny: () => {},
    connect: () => onSocket.get('connect')?.(),
    disconnect: () => {},
  }),
}))

const brian = '20000000-0000-4000-8000-000000000002'
const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })
let server: ReturnType<typeof fakeServer>
let uids: string[]
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  startSession(user, `token-${Math.random()}`)
  server = fakeServer()
  uids = [brian]
  server.on(listMeetingQuestions, () => json({ data: { uids } }))
  server.on(answerMeetingQuestion, () => {
    uids = []
    return json({ data: { uids } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (uid = brian) => renderScreen(<MeetingQuestion uid={uid} name="Brian" />, { outcomes, platform })
const card = () => screen.findByRole('region', { name: 'Have you met Brian in person?' })
const press = async (name: string) => person.click(within(await card()).getByRole('button', { name }))
const sent = () => server.seen.filter(({ endpoint }) => endpoint === answerMeetingQuestion)

it.each([
  ['Yes, we’ve met', 'yes', 'Thank you for telling us. We won’t ask about Brian again.'],
  ['Not yet', 'not_yet', 'Thank you. There’s no hurry.'],
  ['Don’t ask again', 'stop', 'All right. We won’t ask about Brian again.'],
])('"%s" is sent, thanked for, and takes the card away', async (name, answer, thanks) => {
  await show()
  await press(name)
  const said = await screen.findByText(thanks)
  expect(said.getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(said)
  expect(screen.queryByRole('region')).toBeNull()
  expect(sent().map(({ params, body }) => [params.uid, body])).toEqual([[brian, { answer }]])
})

it('says that nobody else sees it', async () => {
  await show()
  expect((await card()).textContent).toContain('Brian never learns your answer')
})

it('pressed twice, or twice on different buttons, is sent once', async () => {
  let reply = () => {}
  server.on(answerMeetingQuestion, () => new Promise((resolve) => (reply = () => resolve(json({ data: { uids: [] } })))))
  await show()
  await person.dblClick(within(await card()).getByRole('button', { name: 'Not yet' }))
  await press('Yes, we’ve met')
  reply()
  await screen.findByText('Thank you. There’s no hurry.')
  expect(sent()).toHaveLength(1)
})

it('without a network it says so, keeps the question, and can be sent again', async () => {
  server.on(answerMeetingQuestion, () => Promise.reject(new TypeError('Failed to fetch')))
  await show()
  await press('Not yet')
  expect((await within(await card()).findByRole('alert')).textContent).toBe('That didn’t reach us. Please try again.')
  server.on(answerMeetingQuestion, () => json({ data: { uids: [] } }))
  await press('Not yet')
  await screen.findByText('Thank you. There’s no hurry.')
  expect(screen.queryByText('That didn’t reach us. Please try again.')).toBeNull()
})

it('shows the sentence of a refusal', async () => {
  server.on(answerMeetingQuestion, () => json({ message: 'Too many requests.' }, 429))
  await show()
  await press('Not yet')
  expect((await within(await card()).findByRole('alert')).textContent).toBe('Too many requests.')
})

it('asks what came up, and takes back what was answered elsewhere, while the connection was lost', async () => {
  uids = []
  await show()
  act(() => connectSocket(`socket-${Math.random()}`))
  await waitFor(() => expect(onSocket.size).toBeGreaterThan(0))
  const reconnect = () => act(() => onSocket.get('connect')?.())
  await waitFor(() => expect(queryClient.getQueryState(['meeting-questions'])?.status).toBe('success'))
  uids = [brian]
  reconnect()
  await card()
  uids = []
  reconnect()
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  disconnectSocket()
})

it.each([
  ['about somebody else', () => (uids = ['30000000-0000-4000-8000-000000000003'])],
  ['where it cannot be loaded', () => server.on(listMeetingQuestions, () => json({ message: 'no' }, 500))],
])('asks nothing %s', async (_, prepare) => {
  prepare()
  await show()
  await waitFor(() => expect(queryClient.getQueryState(['meeting-questions'])?.status).toMatch(/success|error/))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
