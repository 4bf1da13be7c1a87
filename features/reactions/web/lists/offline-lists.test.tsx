// @vitest-environment jsdom
// @slow
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeMemberFromCache } from '#features/members/web/index.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startStoringOffline } from '#platform/web/client/offline/store-offline.ts'
import type { OfflineResponse } from '#platform/web/client/offline/offline-store.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { listReactions } from '../../contract.ts'
import { en as reactions } from '../../locales/en.ts'
import { PeopleListScreen } from './PeopleListScreen.tsx'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('#platform/web/client/offline/offline-store.ts', () => ({
  readOfflineResponses: () => Promise.resolve([...kept].map(([hash, data]) => ({ hash, data, at: 2 }))),
  writeOfflineResponses: (_member: string, answers: OfflineResponse[]) =>
    Promise.resolve(answers.forEach(({ hash, data }) => kept.set(hash, data))),
  deleteOfflineResponses: (_member: string, hashes: string[]) => Promise.resolve(hashes.forEach((hash) => kept.delete(hash))),
}))

const photo = {
  id: 'p',
  image: '/p',
  image_160: '/p/160',
  image_480: '/p/480',
  image_1080: '/p/1080',
  image_blur: 'data:,',
  width: 4,
  height: 5,
  blurred: false,
}
const person = (firstname: string) => ({
  id: `id-${firstname}`,
  firstname,
  lastname: 'X',
  age: 30,
  active: true,
  last_seen: 'today',
  country: { code: 'CM', name: 'Cameroon' },
  location: null,
  distance: 3,
  image: null,
  image_blur: null,
  images: [photo, { ...photo, image_160: '/second/160' }],
  at: '2026-03-01T10:00:00.000Z',
  matched: false,
})
const members = { online: 'Online', nearby: 'Less than 2 km away', distance: { other: '{count} km away' } }
const show = () =>
  renderScreen(<PeopleListScreen list="likes" onMessage={() => {}} onChanged={() => {}} />, { reactions, members, platform })
const cutOff = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.on(listReactions, () => {
    throw new TypeError('no connection')
  })
}

// These tests wait for the delays before a save and before a retry, which takes longer than the default timeout.
vi.setConfig({ testTimeout: 15_000 })

let server: ReturnType<typeof fakeServer>
let stop: () => void
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  startSession({ id: 'me', _id: 'me', firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' }, `token-${Math.random()}`)
  server = fakeServer()
  stop = startStoringOffline(() => [])
})
afterEach(() => {
  cleanup()
  stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  resetSession()
})

const visitOnce = async () => {
  server.on(listReactions, () => json({ data: { people: [person('Brian'), person('Diego')], next_cursor: null, count: 2 } }))
  await show()
  await screen.findByText('Brian, 30')
  await waitFor(() => expect(kept.size).toBe(1))
  cleanup()
  queryClient.clear()
}

it('opens a list that was seen from the device, with a line that says so, and reads it again with the network', async () => {
  await visitOnce()
  // Presence would be outdated, and only the first photo is shown.
  expect(JSON.stringify([...kept.values()])).not.toMatch(/"active":true|today|second/)
  cutOff()
  await show()
  expect(await screen.findByText('Brian, 30')).toBeTruthy()
  expect(screen.getByText(platform.offline.kept)).toBeTruthy()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  server.on(listReactions, () => json({ data: { people: [person('Emeka')], next_cursor: null, count: 1 } }))
  globalThis.dispatchEvent(new Event('online'))
  // Waits until the list has been fetched again.
  expect(await screen.findByText('Emeka, 30')).toBeTruthy()
  expect(screen.queryByText('Brian, 30')).toBeNull()
  expect(screen.queryByText(platform.offline.kept)).toBeNull()
})

it('says that a list which was never seen opens with the network, and not that something is wrong', async () => {
  cutOff()
  await show()
  expect(await screen.findByText(platform.offline.notKept)).toBeTruthy()
  expect(screen.queryByText(reactions.list.failed)).toBeNull()
})

it('takes a member who is gone out of what the device keeps, also of lists that are not open', async () => {
  await visitOnce()
  removeMemberFromCache('id-Brian')
  await waitFor(() => expect(JSON.stringify([...kept.values()])).not.toContain('Brian'))
  expect(JSON.stringify([...kept.values()])).toContain('Diego')
})
