// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import {
  addCatalogues,
  applyAccountLanguage,
  chooseLanguage,
  followLanguageOfOtherTabs,
  onLanguageChosen,
  interpolateElements,
  translateNow,
  initLanguage,
  useErrorText,
  useFormat,
  useLanguage,
  useT,
} from './i18n.tsx'

const demoText = catalogueRef<{ hello: string; photos: { one: string; other: string } }>('demo')
const load = (locale: Locale) =>
  Promise.resolve({
    platform: { errors: { invalid: `invalid ${locale}` } },
    demo: { hello: `hello {name} ${locale}`, photos: { one: '{count} photo', other: '{count} photos' }, errors: { odd: `odd ${locale}` } },
  })
const browser = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ locale: 'en', catalogues: {} })
})

afterEach(cleanup)

describe('the initial language', () => {
  it('is the one chosen in this browser, before that of the account and the browser', async () => {
    browser('es-MX')
    localStorage.setItem('preferred-language', 'sw')
    await initLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('sw')
    expect(document.documentElement.lang).toBe('sw')
  })
  it('ignores an unsupported stored value', async () => {
    browser('is-IS', 'en')
    localStorage.setItem('preferred-language', 'french')
    await initLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('pt')
  })
  it('is the language of the browser, otherwise English', async () => {
    browser('es-MX')
    await initLanguage(load, undefined)
    expect(useLanguage.getState().locale).toBe('es')
    browser('is-IS')
    await initLanguage(load, undefined)
    expect(useLanguage.getState().locale).toBe('en')
  })
})

describe('a change of language', () => {
  it('is stored when chosen, and comes before that of the account', async () => {
    browser('en')
    await initLanguage(load, undefined)
    await chooseLanguage('fr')
    expect(localStorage.getItem('preferred-language')).toBe('fr')
    await initLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('fr')
  })
  it('by a visitor gives way to the language of the account at sign-in', async () => {
    browser('en')
    await initLanguage(load, undefined)
    await chooseLanguage('fr')
    const save = vi.fn()
    const stop = onLanguageChosen(save)
    await applyAccountLanguage('pt')
    expect(useLanguage.getState().locale).toBe('pt')
    expect(save).not.toHaveBeenCalled()
    await initLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('pt')
    await chooseLanguage('sw')
    stop()
    await initLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('sw')
    expect(save.mock.calls).toEqual([['sw']])
  })
  it('counts for a new account, so that its mails are in the language of its screens', async () => {
    browser('en')
    await initLanguage(load, undefined)
    await chooseLanguage('fr')
    const save = vi.fn()
    const stop = onLanguageChosen(save)
    await applyAccountLanguage('pt', { isNew: true })
    stop()
    expect(useLanguage.getState().locale).toBe('fr')
    expect(save.mock.calls).toEqual([['fr']])
  })
  it('is not needed for a new account to keep its language', async () => {
    browser('en')
    await initLanguage(load, undefined)
    const save = vi.fn()
    const stop = onLanguageChosen(save)
    await applyAccountLanguage('pt', { isNew: true })
    stop()
    expect(useLanguage.getState().locale).toBe('pt')
    expect(save).not.toHaveBeenCalled()
  })
  it('notifies listeners and sets a cookie for the server', async () => {
    browser('en')
    await initLanguage(load, undefined)
    const keep = vi.fn()
    const stop = onLanguageChosen(keep)
    await chooseLanguage('sw')
    stop()
    await chooseLanguage('es')
    expect(keep.mock.calls).toEqual([['sw']])
    expect(document.cookie).toContain('preferred-language=es')
  })
  it('is the last of two choices, regardless of loading order', async () => {
    browser('en')
    const arrivals = new Map<Locale, () => void>()
    await initLanguage(load, undefined)
    await addCatalogues((locale) => (locale === 'en' ? load(locale) : new Promise((resolve) => arrivals.set(locale, () => resolve({})))))
    const both = [chooseLanguage('fr'), chooseLanguage('sw')]
    await expect.poll(() => arrivals.size).toBe(2)
    arrivals.get('sw')?.()
    arrivals.get('fr')?.()
    await Promise.all(both)
    expect(useLanguage.getState().locale).toBe('sw')
  })
  it('is applied in other tabs, unless it is unsupported', async () => {
    browser('en')
    await initLanguage(load, undefined)
    const stop = followLanguageOfOtherTabs()
    dispatchEvent(new StorageEvent('storage', { key: 'preferred-language', newValue: 'xx' }))
    dispatchEvent(new StorageEvent('storage', { key: 'preferred-language', newValue: 'pt' }))
    await expect.poll(() => useLanguage.getState().locale).toBe('pt')
    stop()
  })
  it('also loads catalogues that a page added', async () => {
    browser('en')
    await initLanguage(load, undefined)
    await addCatalogues((locale) => Promise.resolve({ page: { title: `title ${locale}` } }))
    await chooseLanguage('fr')
    expect(translateNow(catalogueRef<{ title: string }>('page'), 'title')).toBe('title fr')
    expect(translateNow(demoText, 'hello', { name: 'Esi' })).toBe('hello Esi fr')
  })
  it('works without browser storage', async () => {
    browser('es')
    vi.stubGlobal('localStorage', undefined)
    await initLanguage(load, undefined)
    await chooseLanguage('fr')
    vi.unstubAllGlobals()
    expect(useLanguage.getState().locale).toBe('fr')
  })
})

const Sample = () => {
  const t = useT(demoText)
  const explain = useErrorText()
  const { date, number, country } = useFormat()
  return (
    <p>
      {[
        t('hello', { name: 'Esi' }),
        t('photos', { count: 1 }),
        t('photos', { count: 2000 }),
        explain('demo.odd'),
        explain('Invalid input: expected string'),
        number(1234.5),
        date('2026-03-01'),
        country('CM'),
      ].join('|')}
      {interpolateElements('Read {link}.', { link: <a href="/x">this</a> })}
    </p>
  )
}

describe('sentences', () => {
  it('are filled, counted, explained and formatted by language', async () => {
    browser('en')
    await initLanguage(load, undefined)
    const { container } = render(<Sample />)
    expect(container.innerHTML).toBe(
      '<p>hello Esi en|1 photo|2,000 photos|odd en|invalid en|1,234.5|Mar 1, 2026|CameroonRead <a href="/x">this</a>.</p>',
    )
  })
  it('that are missing log a warning and fall back to English', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    browser('en')
    await initLanguage(load, undefined)
    useLanguage.setState(({ catalogues }) => ({ locale: 'fr', catalogues: { ...catalogues, fr: { demo: {} } } }))
    expect(translateNow(demoText, 'hello', { name: 'Esi' })).toBe('hello Esi en')
    expect(warn).toHaveBeenCalledWith('missing translation: demo.hello (fr)')
  })
})
