// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMe } from '#features/account/contract.ts'
import { login, logout, otpLogin, resetPassword, requestCode, verifyEmail } from '#features/auth/contract.ts'
import { stopOfferingOnboarding } from '#features/onboarding/contract.ts'
import { lookUpCountry } from '#features/places/contract.ts'
import { getProfile } from '#features/profiles/contract.ts'
import { catalogues as en } from '#apps/locales/en.ts'
import { call } from '#platform/web/client/call.ts'
import { queryClient } from '#platform/web/client/query.ts'
import { resetSession, sessionToken, startSession } from '#platform/web/client/session.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { amina, ownPhoto, ownViewer } from '#tests/support/web/own-profile.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { createAppRouter } from './router.ts'
import { redirectWhenSessionEnds } from './session-end.ts'

const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
const user = { id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' as const }
const person = userEvent.setup({ delay: null })

const open = async (path: string) => {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  const stop = redirectWhenSessionEnds(router)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { router, stop }
}

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  for (const name of ['ResizeObserver', 'IntersectionObserver'])
    vi.stubGlobal(
      name,
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    )
  resetSession()
  queryClient.clear()
  setCatalogues(en)
  server = fakeServer()
  server.on(lookUpCountry, () => new Response('0'))
  server.on(getMe, () =>
    json({
      data: {
        person: { image: null, images: [], interests: [], languages: [] },
        unread: { messages: 120, likes: 0 },
        missing: { photo: false, place: false },
      },
    }),
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a route for members', () => {
  it('redirects a visitor to the login, which returns to the full path', async () => {
    const { router } = await open('/dashboard/user/42/profile?from=matches')
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.search).toEqual({ redirect: '/dashboard/user/42/profile?from=matches' })
    server.on(login, () => json({ data: { user, token: 'secret' } }))
    await person.type(await screen.findByLabelText('Email'), user.email)
    await person.type(screen.getByLabelText('Password'), 'a good long one')
    await person.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(router.state.location.href).toBe('/dashboard/user/42/profile?from=matches'))
  })
  it.each([
    '/dashboard',
    '/dashboard/matches',
    '/dashboard/messages?uid=42',
    '/add-photo',
    '/place',
    '/onboarding?step=goals',
    '/change-password',
    '/otp?type=change-email',
  ])('redirects a visitor from %s', async (path) => {
    const { router } = await open(path)
    expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(path)}`)
  })
  it.each(['/login', '/signup'])('skips %s for a signed-in member', async (path) => {
    startSession(user, 'secret')
    const { router } = await open(`${path}?redirect=%2F%2Fevil.example`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/matches'))
  })
})

describe('the redirect target', () => {
  const wanted = '?redirect=%2Fdashboard%2Fuser%2F42%2Fprofile'
  const target = '/dashboard/user/42/profile'
  it('is kept by a login with a code', async () => {
    const { router } = await open(`/login${wanted}`)
    server.on(requestCode, () => json({ data: { email: user.email, resend_after: 60 } }, 202))
    server.on(otpLogin, () => json({ data: { user, token: 'secret' } }))
    await person.click(await screen.findByRole('link', { name: 'Log in with a code' }))
    await person.type(await screen.findByLabelText('Email'), `${user.email}{Enter}`)
    await waitFor(() => expect(router.state.location.search).toEqual({ redirect: target, type: 'login' }))
    await person.type(await screen.findByLabelText('Code'), '123456')
    await waitFor(() => expect(router.state.location.href).toBe(target))
  })
  it('is kept by a password reset', async () => {
    const { router } = await open(`/forgot-password${wanted}`)
    server.on(requestCode, () => json({ data: { email: user.email, resend_after: 60 } }, 202))
    server.on(resetPassword, () => json({ data: { message: 'Password reset successfully!' } }))
    await person.type(await screen.findByLabelText('Email'), `${user.email}{Enter}`)
    await person.type(await screen.findByLabelText('Code'), '123456')
    await person.type(screen.getByLabelText('New password'), 'papayas in the sun')
    await person.type(screen.getByLabelText('Confirm new password'), 'papayas in the sun{Enter}')
    await waitFor(() => expect(router.state.location.href).toBe(`/login${wanted}`))
  })
  it('is kept by a sign-up with its photo and its questions', async () => {
    const { router } = await open(`/otp${wanted}&type=verify-email`)
    server.on(requestCode, () => json({ data: { email: user.email, resend_after: 60 } }, 202))
    server.on(verifyEmail, () => json({ data: { user, token: 'secret' } }))
    server.on(getMe, () => json({ data: { person: { country: { code: 'CM' } } } }))
    await person.type(await screen.findByLabelText('Email'), `${user.email}{Enter}`)
    await person.type(await screen.findByLabelText('Code'), '123456')
    await waitFor(() => expect(router.state.location.href).toBe(`/add-photo${wanted}`))
    await person.click(await screen.findByText('Skip for now'))
    await waitFor(() => expect(router.state.location.href).toBe(`/onboarding${wanted}`))
    server.on(stopOfferingOnboarding, () => new Response(null, { status: 503 }))
    await person.click(await screen.findByRole('button', { name: 'Skip all' }))
    await waitFor(() => expect(router.state.location.href).toBe(target))
  })
})

describe('a guest', () => {
  beforeEach(() => {
    startSession(user, 'secret')
    const guest = { role: 'guest', person: { image: null, images: [], country: { code: 'GH' } }, missing: { photo: true, place: true } }
    server.on(getMe, () => json({ data: { ...guest, unread: { messages: 0, likes: 0, notifications: 0 } } }))
  })
  it.each(['boost-profile', 'deposit', 'withdraw', 'wallet/convert', 'upgrade', 'gifts?uid=42', 'report?uid=42'])(
    'reads that %s is for members, and has no link to it',
    async (path) => {
      await open(`/dashboard/${path}`)
      expect(await screen.findByText('Only for members')).toBeTruthy()
      expect(screen.queryAllByRole('link', { name: 'Boost Profile' })).toEqual([])
    },
  )
  it('is not asked for a photo, a place or anything else', async () => {
    for (const path of ['/add-photo', '/place', '/onboarding']) {
      await open(path)
      expect(await screen.findByText('Only for members')).toBeTruthy()
      cleanup()
    }
  })
  it('may change the password and not the email', async () => {
    await open('/dashboard/settings?tab=change-password')
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Change email' })).toBeNull())
    expect(screen.getByRole('tab', { name: 'Change password' })).toBeTruthy()
  })
})

describe('paths', () => {
  it('redirect /verify-email to the code screen, which ignores unknown code types', async () => {
    const first = await open('/verify-email')
    expect(first.router.state.location.href).toBe('/otp?type=verify-email')
    cleanup()
    const second = await open('/otp?type=bogus')
    expect(second.router.state.matches.at(-1)?.search).toEqual({ type: 'verify-email' })
  })
  it('redirect /dashboard to the matches', async () => {
    startSession(user, 'secret')
    const { router } = await open('/dashboard')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/matches'))
  })
  it('of the public pages navigate without a reload', async () => {
    const { router } = await open('/terms&conditions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy()
    for (const [to, heading] of [
      ['/privacy', 'Privacy policy'],
      ['/contactUs', 'Contact us'],
      ['/', 'Ndloo: love, close to home'],
    ] as const) {
      await router.navigate({ to })
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    }
  })
  it('that do not exist show a message', async () => {
    await open('/nowhere')
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy()
  })
})

describe('the dashboard', () => {
  it('greets by name, shows unread counts, and hides the header on screens without one', async () => {
    startSession(user, 'secret')
    const { router } = await open('/dashboard/matches')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Amina' })).toBeTruthy()
    expect((await screen.findAllByText('99+')).length).toBeGreaterThan(0)
    act(() => startSession({ ...user, joined_at: new Date().toISOString() }, 'first day'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Amina' })).toBeTruthy()
    await router.navigate({ to: '/dashboard/messages', search: {} })
    await waitFor(() => expect(screen.queryByRole('link', { name: 'My profile' })).toBeNull())
  })
  it('links to every screen in the order of the sidebar, with unread counts', async () => {
    startSession(user, 'secret')
    await open('/dashboard/withdraw')
    const [menu, tabs] = await screen.findAllByRole('navigation', { name: 'Main menu' })
    await within(menu as HTMLElement).findByRole('link', { name: /^Messages ?120 unread messages$/ })
    const labels = (bar: HTMLElement | undefined) =>
      within(bar as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent?.replace(/99\+.*/, ''))
    const places = ['My Matches', 'Messages', 'My Likes', 'Gift', 'Who Likes Me', 'My Dislikes', 'Blocked Users', 'Boost Profile', 'Wallet']
    expect(labels(menu).slice(1, 10)).toEqual(places)
    expect(labels(tabs)).toEqual(places.slice(0, 4))
  })
  it('counts new likes on the tab of the likes, and not under More', async () => {
    startSession(user, 'secret')
    server.on(getMe, () =>
      json({ data: { person: { image: null, images: [] }, unread: { messages: 0, likes: 5 }, missing: { photo: false, place: false } } }),
    )
    await open('/dashboard/withdraw')
    const [menu, tabs] = (await screen.findAllByRole('navigation', { name: 'Main menu' })).map((bar) => within(bar))
    expect(await tabs?.findByRole('link', { name: /^My Likes ?5 new likes$/ })).toBeTruthy()
    expect([tabs?.getByRole('button', { name: 'More' }), menu?.getByRole('link', { name: 'My Likes' })]).not.toContain(undefined)
  })
  it('lists every screen and the logout under More', async () => {
    startSession(user, 'secret')
    const { router } = await open('/dashboard/likes')
    await person.click(await screen.findByRole('button', { name: 'More' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(within(drawer).getByRole('button', { name: 'Logout' })).toBeTruthy()
    expect(within(drawer).getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/dashboard/upgrade')
    await person.click(within(drawer).getByRole('link', { name: 'My Dislikes' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/dislikes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
  it('stores the collapsed sidebar per member', async () => {
    startSession(user, 'secret')
    await open('/dashboard/withdraw')
    await person.click(await screen.findByRole('button', { name: 'Shrink the menu' }))
    expect(JSON.parse(localStorage.getItem(`drawer:${id}`) ?? '')).toMatchObject({
      state: { collapsed: true, subMenu: null, type: 'retailer' },
    })
    act(() => startSession({ ...user, id: 'other', _id: 'other' }, 'another'))
    expect(await screen.findByRole('button', { name: 'Shrink the menu' })).toBeTruthy()
  })
  it("shows the member's profile at /user, and asks a visitor to log in", async () => {
    await open('/user')
    expect((await screen.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe('/login?redirect=%2Fuser')
    cleanup()
    startSession(user, 'secret')
    await open('/user')
    expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeTruthy()
  })
  it('changes the photos of another member by itself', async () => {
    startSession(user, 'secret')
    const images = [ownPhoto, { ...ownPhoto, id: 'b' }]
    server.on(getProfile, () => json({ data: { person: { ...amina, id: '42', images }, viewer: ownViewer } }))
    await open('/dashboard/user/42/profile')
    expect(await screen.findByRole('button', { name: 'Pause the photos' })).toBeTruthy()
  })
  it('redirects to the login with the current path when the server has ended the session', async () => {
    startSession(user, 'secret')
    const { router, stop } = await open('/dashboard/profile')
    server.on(getMe, () => json({ message: 'Please log in.' }, 401))
    await expect(call(getMe)).rejects.toMatchObject({ status: 401 })
    await waitFor(() => expect(router.state.location.href).toBe('/login?redirect=%2Fdashboard%2Fprofile'))
    expect(localStorage).toHaveLength(0)
    stop()
  })
  it('logs out after confirmation: revokes, clears the storage, waits two seconds, then shows the login without a redirect', async () => {
    startSession(user, 'secret')
    server.on(logout, () => new Response(null, { status: 204 }))
    const { router } = await open('/dashboard/messages')
    const [first] = await screen.findAllByRole('button', { name: 'Logout' })
    if (first !== undefined) await person.click(first)
    expect(sessionToken()).toBe('secret')
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { click } = userEvent.setup({ delay: null, advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    await click(await screen.findByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Logging out...')).toBeTruthy()
    expect(localStorage).toHaveLength(0)
    expect(server.seen.find(({ endpoint }) => endpoint === logout)?.headers.get('authorization')).toBe('Bearer secret')
    expect(router.state.location.pathname).toBe('/dashboard/messages')
    await vi.advanceTimersByTimeAsync(2100)
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.href).toBe('/login'))
  })
})
