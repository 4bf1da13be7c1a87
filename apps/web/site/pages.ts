import type { ComponentType } from 'react'
import { authText } from '#features/auth/locales/text.ts'
import { landingText } from '#features/site/locales/landing/text.ts'
import { legalText } from '#features/site/locales/legal/text.ts'
import { loadLandingWords, loadLegalWords } from '#features/site/web/index.ts'
import { type LoadCatalogues, translateNow } from '#platform/web/i18n.tsx'
import { loadLoginWords } from './login-locale.ts'
import { loadPlatformWords } from './platform-locale.ts'

interface Page {
  load: () => Promise<{ Screen: ComponentType }>
  words: readonly LoadCatalogues[]
  /** In the language that is spoken. */
  title: () => string
  description: () => string
}

const usual = [loadPlatformWords, loadLandingWords]

/** The pages that are drawn before anybody asks, by the name of their file. */
export const pages = {
  home: {
    load: () => import('./pages/home.ts'),
    words: usual,
    title: () => translateNow(landingText, 'meta.title'),
    description: () => translateNow(landingText, 'meta.description'),
  },
  contact: {
    load: () => import('./pages/contact.ts'),
    words: usual,
    title: () => `${translateNow(landingText, 'contact.title')} · Ndloo`,
    description: () => translateNow(landingText, 'contact.intro'),
  },
  terms: {
    load: () => import('./pages/terms.ts'),
    words: [...usual, loadLegalWords],
    title: () => `${translateNow(legalText, 'terms.title')} · Ndloo`,
    description: () => translateNow(legalText, 'terms.description'),
  },
  privacy: {
    load: () => import('./pages/privacy.ts'),
    words: [...usual, loadLegalWords],
    title: () => `${translateNow(legalText, 'privacy.title')} · Ndloo`,
    description: () => translateNow(legalText, 'privacy.description'),
  },
  login: {
    load: () => import('./pages/login.tsx'),
    words: [loadPlatformWords, loadLoginWords],
    title: () => `${translateNow(authText, 'login.title')} · Ndloo`,
    description: () => translateNow(authText, 'login.intro'),
  },
} satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** All words of a page in one language. */
export const wordsOf =
  (page: Page): LoadCatalogues =>
  async (locale) =>
    Object.assign({}, ...(await Promise.all(page.words.map((load) => load(locale))))) as Awaited<ReturnType<LoadCatalogues>>
