// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '#platform/shared/i18n/catalogue.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import {
  addWords,
  adoptLanguage,
  chooseLanguage,
  followLanguage,
  onLanguageChosen,
  rich,
  say,
  startLanguage,
  useErrorText,
  useFormat,
  useLanguage,
  useT,
} from './i18n.tsx'

const demoText = text<{ hello: string; photos: { one: string; other: string } }>('demo')
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

describe('the language to begin with', () => {
  it('is the one chosen in this browser, before the account and the browser', async () => {
    browser('es-MX')
    localStorage.setItem('preferred-language', 'sw')
    await startLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('sw')
    expect(document.documentElement.lang).toBe('sw')
  })
  it('is never a stored value that is not one of the five', async () => {
    browser('de-DE', 'en')
    localStorage.setItem('preferred-language', 'french')
    await startLanguage(load, 'pt')
    expect(useLanguage.getState().locale).toBe('pt')
  })
  it('is the prefix of the browser, else English', async () => {
    browser('es-MX')
    await startLanguage(load, undefined)
    expect(useLanguage.getState().locale).toBe('es')
    browser('de-DE')
    await startLanguage(load, undefined)
    expect(useLanguage.getState().locale).toBe('en')
  })
})

describe('a change of language', () => {
  it('is remembered when it was a choice, and wins over the account', async () => {
    browser('en')
    await startLanguage(load, undefined)
    await adoptLanguage('pt')
    expect(useLanguage.getState().locale).toBe('pt')
    expect(localStorage.getItem('preferred-language')).toBeNull()
    await chooseLanguage('fr')
    expect(localStorage.getItem('preferred-language')).toBe('fr')
    await adoptLanguage('pt')
    expect(useLanguage.getState().locale).toBe('fr')
  })
  it('is told to whoever keeps it, and to the server by a cookie', async () => {
    browser('en')
    await startLanguage(load, undefined)
    const keep = vi.fn()
    const stop = onLanguageChosen(keep)
    await chooseLanguage('sw')
    stop()
    await chooseLanguage('es')
    expect(keep.mock.calls).toEqual([['sw']])
    expect(document.cookie).toContain('preferred-language=es')
  })
  it('is the last of two, however their words arrive', async () => {
    browser('en')
    const arrivals = new Map<Locale, () => void>()
    await startLanguage(load, undefined)
    await addWords((locale) => (locale === 'en' ? load(locale) : new Promise((resolve) => arrivals.set(locale, () => resolve({})))))
    const both = [chooseLanguage('fr'), chooseLanguage('sw')]
    await vi.waitFor(() => expect(arrivals.size).toBe(2))
    arrivals.get('sw')?.()
    arrivals.get('fr')?.()
    await Promise.all(both)
    expect(useLanguage.getState().locale).toBe('sw')
  })
  it('is followed by the other tabs, unless it is none of the five', async () => {
    browser('en')
    await startLanguage(load, undefined)
    const stop = followLanguage()
    dispatchEvent(new StorageEvent('storage', { key: 'preferred-language', newValue: 'xx' }))
    dispatchEvent(new StorageEvent('storage', { key: 'preferred-language', newValue: 'pt' }))
    await vi.waitFor(() => expect(useLanguage.getState().locale).toBe('pt'))
    stop()
  })
  it('takes the words with it that a page added', async () => {
    browser('en')
    await startLanguage(load, undefined)
    await addWords((locale) => Promise.resolve({ page: { title: `title ${locale}` } }))
    await chooseLanguage('fr')
    expect(say(text<{ title: string }>('page'), 'title')).toBe('title fr')
    expect(say(demoText, 'hello', { name: 'Esi' })).toBe('hello Esi fr')
  })
  it('works where the browser refuses its storage', async () => {
    browser('es')
    vi.stubGlobal('localStorage', undefined)
    await startLanguage(load, undefined)
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
      {rich('Read {link}.', { link: <a href="/x">this</a> })}
    </p>
  )
}

describe('sentences', () => {
  it('are filled, counted, explained and formatted by language', async () => {
    browser('en')
    await startLanguage(load, undefined)
    const { container } = render(<Sample />)
    expect(container.innerHTML).toBe(
      '<p>hello Esi en|1 photo|2,000 photos|odd en|invalid en|1,234.5|Mar 1, 2026|CameroonRead <a href="/x">this</a>.</p>',
    )
  })
  it('that are missing are warned of and shown in English', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    browser('en')
    await startLanguage(load, undefined)
    useLanguage.setState(({ catalogues }) => ({ locale: 'fr', catalogues: { ...catalogues, fr: { demo: {} } } }))
    expect(say(demoText, 'hello', { name: 'Esi' })).toBe('hello Esi en')
    expect(warn).toHaveBeenCalledWith('missing translation: demo.hello (fr)')
  })
})
