// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type SettingsEdit, updateSettings } from '#features/account/contract.ts'
import { chooseLanguage, onLanguageChosen } from '#platform/web/i18n.tsx'
import { resetSession, startSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { saveLanguageIfSignedIn } from './save-language-if-signed-in.ts'

const user = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }
let server: ReturnType<typeof fakeServer>
let stop: () => void
/** The language stored in the account. */
let stored: string
let warn: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  stored = 'en'
  server = fakeServer()
  server.on(updateSettings, ({ body }) => {
    stored = (body as SettingsEdit).locale ?? stored
    return json({ data: {} })
  })
  stop = onLanguageChosen(saveLanguageIfSignedIn)
})
afterEach(() => {
  stop()
  resetSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const signIn = () => startSession(user, `token-${Math.random()}`)
const sent = () => server.seen.map(({ body }) => (body as SettingsEdit).locale)

it('saves the choice of a signed-in member to the account', async () => {
  signIn()
  await chooseLanguage('sw')
  await expect.poll(() => stored).toBe('sw')
  expect(sent()).toEqual(['sw'])
  await expect.poll(() => useSession.getState().user?.locale).toBe('sw')
})

it('saves the last of several quick choices, even when the first request is slow', async () => {
  signIn()
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  server.on(updateSettings, async ({ body }) => {
    if (sent().length === 1) await first
    stored = (body as SettingsEdit).locale ?? stored
    return json({ data: {} })
  })
  void chooseLanguage('fr')
  await expect.poll(() => sent()).toEqual(['fr'])
  void chooseLanguage('pt')
  void chooseLanguage('es')
  answerFirst()
  await expect.poll(() => stored).toBe('es')
  expect(sent()).toEqual(['fr', 'es'])
})

it('keeps the choice in the browser and logs a warning when saving fails', async () => {
  signIn()
  server.on(updateSettings, () => json({ message: 'We are lost.' }, 500))
  await chooseLanguage('fr')
  await expect.poll(() => warn).toHaveBeenCalledOnce()
  expect(localStorage.getItem('preferred-language')).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
  expect(useSession.getState().user?.locale).toBe('en')
  // After a failed save, the next choice must be sent again.
  server.on(updateSettings, () => json({ data: {} }))
  await chooseLanguage('pt')
  await expect.poll(() => sent()).toEqual(['fr', 'pt'])
})

it('does not save the choice to another account, and sends nothing for visitors', async () => {
  await chooseLanguage('fr')
  signIn()
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  const answered = vi.fn()
  server.on(updateSettings, async () => {
    await first
    answered()
    return json({ data: {} })
  })
  await chooseLanguage('sw')
  await expect.poll(() => sent()).toEqual(['sw'])
  await chooseLanguage('pt')
  startSession({ ...user, id: 'other', _id: 'other' }, 'another token')
  answerFirst()
  await expect.poll(() => answered).toHaveBeenCalledOnce()
  await chooseLanguage('es')
  await expect.poll(() => sent()).toEqual(['sw', 'es'])
})
