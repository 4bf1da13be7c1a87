import type { ComponentType } from 'react'
import { authText } from '#features/auth/locales/text.ts'
import { legalText } from '#features/site/locales/legal/text.ts'
import { publicText, safetyText } from '#features/site/locales/public/text.ts'
import { loadLegalLocale, loadPublicLocale } from '#features/site/web/index.ts'
import { brandName } from '#platform/web/brand/brand-name.ts'
import { type LoadCatalogues, translateNow } from '#platform/web/i18n.tsx'
import { loadLoginLocale } from './login-locale.ts'
import { loadPlatformLocale } from './platform-locale.ts'

interface Page {
  load: () => Promise<{ Screen: ComponentType }>
  loaders: readonly LoadCatalogues[]
  /** Returns the title in the current language. */
  title: () => string
  description: () => string
}

const sharedLoaders = [loadPlatformLocale, loadPublicLocale]
const legalLoaders = [...sharedLoaders, loadLegalLocale]

/** The prerendered pages by the name of their file. */
export const pages = {
  home: {
    load: () => import('./pages/home.ts'),
    loaders: sharedLoaders,
    title: () => translateNow(publicText, 'meta.title'),
    description: () => translateNow(publicText, 'meta.description'),
  },
  contact: {
    load: () => import('./pages/contact.ts'),
    loaders: sharedLoaders,
    title: () => `${translateNow(publicText, 'contact.title')} · ${brandName()}`,
    description: () => translateNow(publicText, 'contact.intro'),
  },
  terms: {
    load: () => import('./pages/terms.ts'),
    loaders: legalLoaders,
    title: () => `${translateNow(legalText, 'terms.title')} · ${brandName()}`,
    description: () => translateNow(legalText, 'terms.description'),
  },
  privacy: {
    load: () => import('./pages/privacy.ts'),
    loaders: legalLoaders,
    title: () => `${translateNow(legalText, 'privacy.title')} · ${brandName()}`,
    description: () => translateNow(legalText, 'privacy.description'),
  },
  safety: {
    load: () => import('./pages/safety.ts'),
    loaders: sharedLoaders,
    title: () => `${translateNow(safetyText, 'title')} · ${brandName()}`,
    description: () => translateNow(safetyText, 'description'),
  },
  login: {
    load: () => import('./pages/login.tsx'),
    loaders: [loadPlatformLocale, loadLoginLocale],
    title: () => `${translateNow(authText, 'login.title')} · ${brandName()}`,
    description: () => translateNow(authText, 'login.intro'),
  },
} satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** Returns a function that loads all catalogues of a page in one language. */
export const createPageCatalogueLoader =
  (page: Page): LoadCatalogues =>
  async (locale) =>
    Object.assign({}, ...(await Promise.all(page.loaders.map((load) => load(locale))))) as Awaited<ReturnType<LoadCatalogues>>
