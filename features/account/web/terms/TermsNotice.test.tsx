// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { termsVersion } from '#features/site/terms-contract.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { connectSocket, disconnectSocket } from '#platform/web/client/socket.ts'
import { sessionUser, settingsTexts } from '#tests/support/web/account.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { fakeSocket } from '#tests/support/web/chat.ts'
import { acceptTerms, getMe, settingsEvent } from '../../contract.ts'
import { useRefetchMeOnSettingsEvent } from '../account-queries.ts'
import { TermsNotice } from './TermsNotice.tsx'
import { rememberTermsOutdated, wereTermsOutdated } from './remembered-terms.ts'

vi.mock('socket.io-client', async () => (await import('#tests/support/web/chat.ts')).fakeSocketModule)
const name = 'Our terms changed on November 27, 2026.'
let outdated: boolean
let server: ReturnType<typeof fakeServer>
const me = () => json({ data: { role: 'user', terms_outdated: outdated } })

beforeEach(() => {
  disconnectSocket()
  fakeSocket.reset()
  startSession(sessionUser, `token-${Math.random()}`)
  outdated = true
  server = fakeServer()
  server.on(getMe, me)
  server.on(acceptTerms, () => {
    outdated = false
    return me()
  })
})
afterEach(() => {
  cleanup()
  resetSession()
})

const Frame = () => {
  useRefetchMeOnSettingsEvent()
  return <TermsNotice />
}
const show = () => renderScreen(<Frame />, settingsTexts)
const notice = () => screen.queryByRole('region', { name })
const whenLoaded = () => waitFor(() => expect(queryClient.getQueryData(['me'])).toBeDefined())

it('is there with the first paint once the server has said so, and leads to the terms', async () => {
  rememberTermsOutdated(true)
  await show()
  expect(notice()).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Read them' }).getAttribute('href')).toBe('/terms&conditions')
  await whenLoaded()
  expect(notice()).toBeTruthy()
})

it('waits for the next screen when the account arrives after this one', async () => {
  const { unmount } = await show()
  await whenLoaded()
  expect(notice()).toBeNull()
  unmount()
  await show()
  expect(notice()).toBeTruthy()
})

it('sends the version and goes', async () => {
  rememberTermsOutdated(true)
  await show()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'I agree' }))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(notice()).toBeNull())
  expect(server.seen.filter(({ endpoint }) => endpoint === acceptTerms).map(({ body }) => body)).toEqual([{ version: termsVersion }])
  expect(wereTermsOutdated()).toBe(false)
  expect(await screen.findByText('Thank you. Your account remembers it.')).toBeTruthy()
})

it('stays after a failure and says so', async () => {
  rememberTermsOutdated(true)
  const message = 'The terms have changed again. Please reload the page and read them.'
  server.on(acceptTerms, () => json({ code: 'account.terms_changed', message, errors: { version: [message] } }, 409))
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(notice()).toBeTruthy()
})

it('goes when the terms were accepted elsewhere', async () => {
  rememberTermsOutdated(true)
  await show()
  await whenLoaded()
  expect(notice()).toBeTruthy()
  outdated = false
  await act(async () => connectSocket(`socket-${Math.random()}`))
  await waitFor(() => expect(fakeSocket.listeners.size).toBe(1))
  act(() => fakeSocket.publish(settingsEvent.name, {}))
  await waitFor(() => expect(notice()).toBeNull())
})
