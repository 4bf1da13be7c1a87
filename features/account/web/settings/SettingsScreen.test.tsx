// @vitest-environment jsdom
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPushState } from '#features/notifications/contract.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { resetSession, sessionToken, startSession, useSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import * as contract from '../../contract.ts'
import { PausedBanner } from '../PausedBanner.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'
import { deletionForfeits, initialSettings, sessionUser, settingsTexts } from '#tests/support/web/account.ts'

const person = userEvent.setup({ delay: null })
const onTab = vi.fn()
const [onSetPlace, onDeleted] = [vi.fn(), vi.fn()]
let server: ReturnType<typeof fakeServer>
let stored: contract.Settings
const answer = () => json({ data: stored })
const take = ({ privacy, notices, ...edit }: contract.SettingsEdit) => {
  stored = {
    ...stored,
    ...edit,
    notices: { ...stored.notices, ...(notices as Partial<contract.Settings['notices']>) },
    privacy: { ...stored.privacy, ...privacy },
  }
}

// Two lists of a hundred ages: checking the visibility of each option would take most of the time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  for (const spy of [onTab, onSetPlace, onDeleted]) spy.mockReset()
  startSession(sessionUser, `token-${Math.random()}`)
  stored = initialSettings
  server = fakeServer()
  server.on(contract.getSettings, answer)
  server.on(getPushState, () => json({ data: { public_key: null, subscribed: false } }))
  server.on(contract.getMe, () =>
    json({ data: { person: { location: 'Douala', country: { code: 'CM' } }, missing: { place: false }, paused: stored.paused } }),
  )
  server.on(contract.updateSettings, ({ body }) => {
    take(body as contract.SettingsEdit)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  resetSession()
  vi.unstubAllGlobals()
})

const show = (props: Partial<Parameters<typeof SettingsScreen>[0]> = {}) =>
  renderScreen(<SettingsScreen tab={undefined} onTab={onTab} onSetPlace={onSetPlace} onDeleted={onDeleted} {...props} />, settingsTexts)
const sent = () => server.seen.filter(({ endpoint }) => endpoint === contract.updateSettings).map(({ body }) => body)
const notifications = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Notifications/ })

describe('tabs', () => {
  it('appear for the given forms; an unknown one falls back to the first', async () => {
    await show({ tab: 'bogus', changePassword: <p>the form</p> })
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['General', 'Change password'])
    expect(screen.getByRole('tab', { name: 'General' }).getAttribute('aria-selected')).toBe('true')
    await person.click(screen.getByRole('tab', { name: 'Change password' }))
    expect(onTab).toHaveBeenCalledWith('change-password')
  })
  it('show the requested form, and no tab list for a single tab', async () => {
    await show({ tab: 'change-email', changeEmail: <p>the form</p> })
    expect(within(screen.getByRole('tabpanel')).getByText('the form')).toBeTruthy()
    cleanup()
    await show({ tab: 'change-email' })
    expect(await notifications()).toBeTruthy()
    expect(screen.queryByRole('tab')).toBeNull()
  })
})

describe('setting', () => {
  it('is saved at once and confirmed', async () => {
    await show()
    await person.click(await notifications())
    await waitFor(() => expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Saved: Basics')).toBe(true))
    cleanup()
    await show({ part: 'privacy' })
    for (const name of [/^Show only my age/, /^Show only my initial/]) await person.click(await screen.findByRole('switch', { name }))
    cleanup()
    await show({ part: 'people' })
    await person.selectOptions(await screen.findByLabelText('To age'), '55')
    await person.click(screen.getByRole('checkbox', { name: 'Other' }))
    await waitFor(() => expect(sent()).toHaveLength(5))
    expect(sent()).toEqual([
      { notifications: false },
      { privacy: { shows_birth: false } },
      { privacy: { shows_lastname: false } },
      { privacy: { max_age: 55 } },
      { privacy: { seek: ['male', 'female', 'other'], seek_exactly: false } },
    ])
  })
  it('is reverted with the server’s message when refused', async () => {
    server.on(contract.updateSettings, () => json({ message: 'Not today.' }, 422))
    await show()
    const toggle = await notifications()
    await person.click(toggle)
    expect(await screen.findByText('Not today.')).toBeTruthy()
    await waitFor(() => expect(toggle.checked).toBe(true))
    expect(screen.queryByText(/^Saved:/)).toBeNull()
  })
  it('changed twice quickly is sent in order and keeps the last choice', async () => {
    const waiting: (() => void)[] = []
    server.on(contract.updateSettings, ({ body }) => {
      take(body as contract.SettingsEdit)
      const then = answer()
      return new Promise((resolve) => waiting.push(() => resolve(then)))
    })
    await show()
    const toggle = await notifications()
    await person.click(toggle)
    await person.click(toggle)
    expect(toggle.checked).toBe(true)
    await waitFor(() => expect(waiting).toHaveLength(1))
    act(() => waiting.shift()?.())
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(toggle.checked).toBe(true)
    act(() => waiting.shift()?.())
    await waitFor(() => expect(sent()).toEqual([{ notifications: false }, { notifications: true }]))
    expect(toggle.checked).toBe(true)
  })
  it('requires at least one gender', async () => {
    stored = { ...initialSettings, privacy: { ...initialSettings.privacy, seek: ['female'] } }
    await show({ part: 'people' })
    await person.click(await screen.findByRole('checkbox', { name: 'Woman' }))
    expect(screen.getByText('Please choose at least one.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Woman' }).checked).toBe(true)
    expect(sent()).toEqual([])
  })
  it('offers no crossed ages', async () => {
    await show({ part: 'people' })
    const options = within(await screen.findByLabelText('From age')).getAllByRole('option')
    expect([options.at(0)?.textContent, options.at(-1)?.textContent]).toEqual(['19', '40'])
  })
  it('for first messages and read receipts is saved', async () => {
    await show({ part: 'privacy' })
    const group = await screen.findByRole('group', { name: 'Who can message me first' })
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Everyone' }).checked).toBe(true)
    await person.click(within(group).getByRole('radio', { name: 'People with a photo' }))
    await person.click(screen.getByRole('switch', { name: /^Read receipts/ }))
    await waitFor(() => expect(sent()).toEqual([{ privacy: { requests_from: 'photo' } }, { privacy: { shows_reads: false } }]))
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'People with a photo' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Read receipts/ }).checked).toBe(false)
  })
  it('shows the language that is read, even if the account has another', async () => {
    await show()
    act(() => useLanguage.setState({ locale: 'sw', catalogues: { en: settingsTexts, sw: settingsTexts } }))
    expect(await screen.findByLabelText('Language')).toHaveProperty('value', 'sw')
    act(() => useLanguage.setState({ locale: 'en' }))
  })
  it('for the language follows the account where another device has changed it since', async () => {
    stored = { ...stored, locale: 'sw' }
    useLanguage.setState({ catalogues: { en: settingsTexts, sw: settingsTexts } })
    await show()
    await waitFor(() => expect(useLanguage.getState().locale).toBe('sw'))
    expect(useSession.getState().user?.locale).toBe('sw')
    expect(sent()).toEqual([])
    act(() => useLanguage.setState({ locale: 'en' }))
  })
  it('for the language changes the account and this browser', async () => {
    await show()
    act(() => useLanguage.setState({ catalogues: { en: settingsTexts, sw: settingsTexts } }))
    await person.selectOptions(await screen.findByLabelText('Language'), 'sw')
    await waitFor(() => expect(useSession.getState().user?.locale).toBe('sw'))
    expect(localStorage.getItem('preferred-language')).toBe('sw')
    expect(sent()).toEqual([{ locale: 'sw' }])
  })
})

describe('screen', () => {
  it('shows an error and retries', async () => {
    server.on(contract.getSettings, () => json({ message: 'We are lost.' }, 500))
    await show()
    expect(await screen.findByText('We are lost.')).toBeTruthy()
    server.on(contract.getSettings, answer)
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await notifications()).toBeTruthy()
  })
  it('shows the place, and links to change it and to the plans', async () => {
    await show({ part: 'people' })
    expect(await screen.findByText('Douala, Cameroon')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Change location' }))
    expect(onSetPlace).toHaveBeenCalledOnce()
    cleanup()
    await show({ upgradePath: '/dashboard/plans' })
    expect((await screen.findByRole('link', { name: 'Upgrade' })).getAttribute('href')).toBe('/dashboard/plans')
    cleanup()
    await show()
    expect(await notifications()).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
  })
})

describe('pause', () => {
  const serve = () => {
    server.on(contract.pauseAccount, () => {
      stored = { ...stored, paused: true }
      return answer()
    })
    server.on(contract.resumeAccount, () => {
      stored = { ...stored, paused: false }
      return answer()
    })
  }
  it('starts and ends in the settings', async () => {
    serve()
    await show({ part: 'account' })
    for (const name of ['Pause my account', 'Come back']) await person.click(await screen.findByRole('button', { name }))
    expect(await screen.findByRole('button', { name: 'Pause my account' })).toBeTruthy()
  })
  it('has a banner with a button to resume', async () => {
    serve()
    stored = { ...initialSettings, paused: true }
    await renderScreen(<PausedBanner />, settingsTexts)
    await person.click(await screen.findByRole('button', { name: 'Come back' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Come back' })).toBeNull())
  })
})

describe('export', () => {
  it('is requested, made and downloaded', async () => {
    server.on(contract.requestExport, () => {
      stored = { ...stored, export: { ...stored.export, state: 'making', next_at: '2026-11-23T09:00:00Z' } }
      return json({ data: stored }, 202)
    })
    await show({ part: 'account' })
    await person.click(await screen.findByRole('button', { name: 'Get my data' }))
    expect(await screen.findByText(/We’re putting your file together/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Get my data' })).toBeNull()
    cleanup()
    stored = {
      ...stored,
      export: { state: 'ready', url: '/exports/1/ndloo.zip?e=1', until: '2026-11-23T09:00:00Z', next_at: '2026-11-23T09:00:00Z' },
    }
    await show({ part: 'account' })
    expect((await screen.findByRole('link', { name: 'Download my data' })).getAttribute('href')).toMatch(/\/exports\/1\/ndloo\.zip\?e=1$/)
    expect(screen.getByText(/You can ask for another file from/)).toBeTruthy()
  })
  it('requested too soon shows the message', async () => {
    server.on(contract.requestExport, () => json({ message: 'Once a day.' }, 429))
    await show({ part: 'account' })
    await person.click(await screen.findByRole('button', { name: 'Get my data' }))
    expect(await screen.findByText('Once a day.')).toBeTruthy()
  })
})

describe('deleting the account', () => {
  const open = async () => {
    server.on(contract.getDeletionForfeits, () => json({ data: deletionForfeits }))
    await show({ part: 'account' })
    await person.click(await screen.findByRole('button', { name: 'Delete my account' }))
    return screen.findByRole('dialog', { name: 'Delete your account?' })
  }
  const fill = async (dialog: HTMLElement, word: string, password: string) => {
    await person.type(await within(dialog).findByLabelText('Type DELETE to continue'), word)
    await person.type(within(dialog).getByLabelText('Your password'), password)
    await person.click(within(dialog).getByRole('button', { name: 'Delete my account' }))
  }
  it('lists what is lost', async () => {
    const dialog = await open()
    for (const sentence of ['Your balance of $12.50', '3 credits', /^Your plan Spark, which runs until/, /within 14 days/])
      expect(await within(dialog).findByText(sentence)).toBeTruthy()
  })
  it('requires the word and the password, and shows server errors', async () => {
    const dialog = await open()
    await person.click(await within(dialog).findByRole('button', { name: 'Delete my account' }))
    expect(within(dialog).getByText('Please type the word exactly as it’s shown.')).toBeTruthy()
    expect(within(dialog).getByText('this field is required')).toBeTruthy()
    expect(server.seen.some(({ endpoint }) => endpoint === contract.deleteMe)).toBe(false)
    server.on(contract.deleteMe, () =>
      json({ message: 'Wrong.', errors: { password: ['That password isn’t right. Please try again.'] } }, 422),
    )
    await fill(dialog, 'delete', 'a guess')
    expect(await within(dialog).findByText('That password isn’t right. Please try again.')).toBeTruthy()
    expect(sessionToken()).not.toBeNull()
  })
  it('ends the session and shows the date of erasure', async () => {
    server.on(contract.deleteMe, () => json({ data: { erase_at: '2026-12-06T09:00:00Z' } }, 202))
    const dialog = await open()
    await fill(dialog, 'DELETE', 'a good long one')
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce())
    expect(sessionToken()).toBeNull()
    expect(screen.getByText(/Log in before December 6, 2026/)).toBeTruthy()
    expect(server.seen.find(({ endpoint }) => endpoint === contract.deleteMe)?.body).toEqual({
      password: 'a good long one',
      word: 'DELETE',
    })
  })
})
