// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getStorage } from '#features/chat/contract.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { sessionUser, settingsTexts } from '#tests/support/web/account.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { StorageSettings } from './StorageSettings.tsx'

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  startSession(sessionUser, `token-${Math.random()}`)
  server = fakeServer()
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})

it('says how much room voice notes and pictures take, and of how much', async () => {
  server.on(getStorage, () => json({ data: { bytes: 12_340_000, limit: 500_000_000 } }))
  await renderScreen(<StorageSettings />, settingsTexts)
  expect(await screen.findByText('12.3 MB of 500 MB used.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Voice notes and pictures' })).toBeTruthy()
})

it('is not there for members who have sent none', async () => {
  server.on(getStorage, () => json({ data: { bytes: 0, limit: 500_000_000 } }))
  await renderScreen(<StorageSettings />, settingsTexts)
  await waitFor(() => expect(server.seen).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
})
