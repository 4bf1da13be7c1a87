// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { resetSession, startSession } from '#platform/web/client/session.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as landing } from '../../locales/public/en.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { watchInstallPrompt } from './install-prompt.ts'

const { hero, install } = landing
const named = (text: string): string => text.replaceAll('{brand}', defaultBrandName)
let reducedMotion: boolean
let stop: () => void
const open = () => renderScreen(<HomeScreen />, { platform, public: landing })
const shown = () => document.querySelector('[aria-roledescription=slide]:not([inert])')?.getAttribute('aria-label')
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const carousel = () => screen.getByRole('region', { name: named(hero.label) })

beforeEach(() => {
  reducedMotion = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
  stop = watchInstallPrompt()
})
afterEach(() => {
  stop()
  cleanup()
  resetSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the invitation after the testimonials', () => {
  const invitations = async () => {
    await open()
    const [section] = screen.getAllByRole('heading', { name: landing.testimonials.title }).map((heading) => heading.closest('section'))
    return [...(section?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
  }
  it('leads a visitor to the sign-up', async () => {
    expect(await invitations()).toEqual([[hero.first.action, '/signup']])
  })
  it('is not made to a member', async () => {
    startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, 'a token')
    expect(await invitations()).toEqual([])
  })
})

describe('the testimonials', () => {
  const openWith = async (content: string) => {
    document.head.innerHTML = `<meta name="testimonials" content="${content}">`
    await open()
    document.head.innerHTML = ''
    return [...document.querySelectorAll('[data-testimonial]')].map((item) => [
      item.getAttribute('data-testimonial'),
      item.querySelector('img') !== null,
    ])
  }
  const { testimonials } = landing
  it('are the invented ones, with portraits, in the demo', async () => {
    expect(await openWith('demo')).toEqual([
      ['first', true],
      ['second', true],
      ['third', true],
    ])
  })
  it('are those that the operator has written in this language, without portraits', async () => {
    expect(await openWith('en.second fr.first')).toEqual([['second', false]])
    expect(screen.queryByText(testimonials.first.quote)).toBeNull()
  })
  it('are absent without any, while a visitor is still invited', async () => {
    expect(await openWith('')).toEqual([])
    expect(screen.queryByRole('heading', { name: testimonials.title })).toBeNull()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: hero.first.action }).at(-1)?.getAttribute('href')).toBe('/signup')
  })
  it('leave nothing to a member', async () => {
    startSession({ id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' }, 'a token')
    expect(await openWith('')).toEqual([])
    expect([...document.querySelectorAll('main section')].filter(({ textContent }) => textContent === '')).toEqual([])
  })
})

describe('the slides', () => {
  it('advance every five seconds and start again after the last', async () => {
    await open()
    vi.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Show slide 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Show slide 2' }))
    await later(4900)
    expect(shown()).toBe('Slide 2 of 3')
    await later(200)
    expect(shown()).toBe('Slide 3 of 3')
    await later(5000)
    expect(shown()).toBe('Slide 1 of 3')
    fireEvent.click(screen.getByRole('button', { name: hero.previous }))
    expect(shown()).toBe('Slide 3 of 3')
  })
  it('pause on hover and focus, and when stopped', async () => {
    await open()
    vi.useFakeTimers()
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' })
    await later(20_000)
    expect(shown()).toBe('Slide 1 of 3')
    fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' })
    await later(5100)
    expect(shown()).toBe('Slide 2 of 3')
    fireEvent.focus(screen.getByRole('button', { name: hero.next }))
    await later(20_000)
    expect(shown()).toBe('Slide 2 of 3')
    fireEvent.blur(screen.getByRole('button', { name: hero.next }))
    fireEvent.click(screen.getByRole('button', { name: hero.pause }))
    await later(20_000)
    expect(shown()).toBe('Slide 2 of 3')
    fireEvent.click(screen.getByRole('button', { name: hero.play }))
    await later(5100)
    expect(shown()).toBe('Slide 3 of 3')
  })
  it('do not move under reduced motion until play is pressed', async () => {
    reducedMotion = true
    await open()
    vi.useFakeTimers()
    await later(20_000)
    expect(shown()).toBe('Slide 1 of 3')
    fireEvent.click(screen.getByRole('button', { name: hero.play }))
    await later(5100)
    expect(shown()).toBe('Slide 2 of 3')
  })
})

describe('the header', () => {
  it('links to sign-up and login, and for a member to the matches', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup')
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
    const id = '6f1f6f0e-0f6e-4a51-9d0e-5a3b7c7b9d10'
    act(() => startSession({ id, _id: id, firstname: 'Amina', lastname: 'Ngo', email: 'amina@ndloo.example', locale: 'en' }, 'secret'))
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
    expect(screen.getAllByRole('link', { name: landing.nav.matches })[0]?.getAttribute('href')).toBe('/dashboard/matches')
  })
})

describe('the footer', () => {
  it('links to the pages, and opens the developers in a new tab', async () => {
    await open()
    const footer = screen.getByRole('contentinfo')
    const targets = [...footer.querySelectorAll('a[href]')].map((link) => [link.getAttribute('href'), link.getAttribute('target')])
    for (const path of ['/contactUs', '/terms&conditions', '/privacy']) expect(targets).toContainEqual([path, null])
    expect(targets).toContainEqual(['%DEVELOPER_URL%', '_blank'])
  })
  it('leads to the pages of the operator, in the same tab; a network without one has no link', async () => {
    document.head.innerHTML = ['facebook', 'twitter', 'youtube'].map((name) => `<meta name="${name}-url" content="">`).join('')
    document.head.insertAdjacentHTML('beforeend', '<meta name="instagram-url" content="https://instagram.example/ndloo">')
    await open()
    for (const name of ['Facebook', 'Twitter', 'YouTube']) {
      const network = screen.getByRole('link', { name })
      expect([network.hasAttribute('href'), network.ariaDisabled], name).toEqual([false, 'true'])
    }
    const network = screen.getByRole('link', { name: 'Instagram' })
    expect([network.getAttribute('href'), network.hasAttribute('target')]).toEqual(['https://instagram.example/ndloo', false])
    document.head.innerHTML = ''
  })
})

describe('the install section', () => {
  it('shows instructions where the browser has no install prompt', async () => {
    await open()
    expect(screen.queryByRole('button', { name: install.action })).toBeNull()
    expect(screen.getByText(named(install.ios))).toBeTruthy()
  })
  it('prompts once where the browser supports it', async () => {
    await open()
    const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    act(() => void dispatchEvent(offer))
    expect(offer.defaultPrevented).toBe(true)
    const button = screen.getByRole('button', { name: install.action })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText(named(install.done))).toBeTruthy()
    expect(prompt).toHaveBeenCalledOnce()
    expect(screen.queryByText(named(install.ios))).toBeNull()
  })
})
