// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listNotifications, type NotificationEntry, markNotificationsRead } from '../contract.ts'
import { en as notifications } from '../locales/en.ts'
import { NotificationsScreen } from './NotificationsScreen.tsx'

const words = { notifications, platform }
const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })
const onChanged = vi.fn()
const entry = (id: string, more: Partial<NotificationEntry> = {}): NotificationEntry => ({
  id,
  kind: 'payment',
  title: `Title ${id}`,
  body: 'What happened',
  person: null,
  path: '/dashboard/wallet',
  created_at: new Date().toISOString(),
  read: false,
  ...more,
})
let server: ReturnType<typeof fakeServer>
let listed: NotificationEntry[]
const marked: unknown[] = []
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  startSession(user, `token-${Math.random()}`)
  marked.length = 0
  onChanged.mockReset()
  server = fakeServer()
  server.on(listNotifications, () =>
    json({ data: { notifications: listed, next_cursor: null, unread: listed.filter(({ read }) => !read).length } }),
  )
  server.on(markNotificationsRead, ({ body }) => {
    marked.push(body)
    listed = listed.map((one) => ({ ...one, read: true }))
    return json({ data: { unread: 0 } })
  })
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})
const show = () =>
  renderScreen(<NotificationsScreen settingsPath="/dashboard/settings" matchesPath="/dashboard/matches" onChanged={onChanged} />, words)

it('groups by day and marks opened notifications as read', async () => {
  listed = [entry('1'), entry('2', { created_at: '2026-01-05T12:00:00.000Z', read: true })]
  await show()
  const today = await screen.findByRole('region', { name: 'Today' })
  expect(screen.getByRole('region', { name: 'January 5, 2026' })).toBeTruthy()
  const link = within(today).getByRole('link', { name: /Title 1/ })
  expect(link.getAttribute('href')).toBe('/dashboard/wallet')
  await person.click(link)
  expect(marked).toEqual([{ ids: ['1'] }])
})

it('marks all as read and announces it', async () => {
  listed = [entry('1'), entry('2')]
  await show()
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All marked as read.')).toBeTruthy()
  expect(marked).toEqual([{ until: listed[0]?.created_at }])
  expect(onChanged).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

it('shows an empty state with a link', async () => {
  listed = []
  await show()
  expect(await screen.findByText('Nothing new yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find Match' }).getAttribute('href')).toBe('/dashboard/matches')
})

it('shows an error and retries', async () => {
  listed = [entry('1')]
  server.on(listNotifications, () => json({ message: 'no' }, 422))
  await show()
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.on(listNotifications, () => json({ data: { notifications: listed, next_cursor: null, unread: 1 } }))
  await person.click(again)
  expect(await screen.findByRole('link', { name: /Title 1/ })).toBeTruthy()
})
