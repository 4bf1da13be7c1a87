// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const languages = {
  added: [{ code: 'ar', name: 'العربية', tag: 'ar-u-nu-latn', dir: 'rtl', flag: [] }],
  texts: { ar: 'aaaaaaaaaaaa', fr: 'ffffffffffff' },
}
const fetched: string[] = []
let isConnected = true
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  fetched.length = 0
  isConnected = true
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url)
    if (!isConnected) return Promise.reject(new TypeError('no connection'))
    return Promise.resolve(Response.json({ site: { nav: { home: `own ${url.slice(7, 9)}`, planted: 'x' } } }))
  })
  document.head.innerHTML = '<meta name="languages">'
  document.querySelector('meta')?.setAttribute('content', JSON.stringify(languages))
})
afterEach(() => vi.unstubAllGlobals())

const load = (locale: string) => Promise.resolve({ site: { nav: { home: `${locale} home`, main: `${locale} main` } } })
const open = async () => {
  const i18n = await import('../i18n.tsx')
  const { catalogueRef } = await import('#platform/shared/i18n/catalogue.ts')
  const text = catalogueRef<{ home: string; main: string }>('site.nav')
  return { ...i18n, say: (key: 'home' | 'main') => i18n.translateNow(text, key) }
}

it('offers a language of the operator from right to left; what it lacks is English', async () => {
  const { initLanguage, chooseLanguage, say, locales } = await open()
  await initLanguage(load, 'en')
  expect([locales.at(-1), say('home'), document.documentElement.dir]).toEqual(['ar', 'en home', 'ltr'])
  await chooseLanguage('ar' as never)
  expect([say('home'), say('main'), document.documentElement.lang, document.documentElement.dir]).toEqual([
    'own ar',
    'en main',
    'ar',
    'rtl',
  ])
  expect(fetched).toEqual(['/texts/ar-aaaaaaaaaaaa.json'])
})

it('puts texts of the operator in place of those of a language, with one request', async () => {
  const { initLanguage, addCatalogues, say } = await open()
  await initLanguage(load, 'fr')
  await addCatalogues(() => Promise.resolve({ more: { title: 'x' } }))
  expect([say('home'), say('main'), fetched.length]).toEqual(['own fr', 'fr main', 1])
})

it('keeps the texts of the code without a connection, and asks for nothing where the operator has no texts', async () => {
  isConnected = false
  const { initLanguage, chooseLanguage, say } = await open()
  await initLanguage(load, 'fr')
  expect(say('home')).toBe('fr home')
  await chooseLanguage('es')
  expect([say('home'), fetched.length]).toEqual(['es home', 1])
})

it('reads a page that no server has filled in as one without texts of the operator', async () => {
  document.querySelector('meta')?.setAttribute('content', '%LANGUAGES%')
  const { locales } = await open()
  expect(locales).toEqual(['en', 'es', 'fr', 'pt', 'sw'])
})
