import './site.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchInstallPrompt } from '#features/site/web/index.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { followLanguageOfOtherTabs, onLanguageChosen, preferredLocale, initLanguage, useLanguage } from '#platform/web/i18n.tsx'
import { followSessionOfOtherTabs, useSession } from '#platform/web/client/session.ts'
import { ignoreSecondPressElsewhere } from '#platform/web/ui/double-press.ts'
import { saveLanguageIfSignedIn } from '../language/save-language-if-signed-in.ts'
import { pages, createPageCatalogueLoader } from './pages.ts'

/** Removes `?lang=` from the URL when it equals the preferred language. */
const removeRedundantLanguage = (): void => {
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  if (asked === null || (isLocale(asked) && asked !== preferredLocale(useSession.getState().user?.locale))) return
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  const locale = document.documentElement.lang
  const page = Object.entries(pages).find(([name]) => name === root?.dataset.page)?.[1]
  if (root === null || page === undefined || !isLocale(locale)) return
  watchInstallPrompt()
  const [{ Screen }] = await Promise.all([page.load(), initLanguage(createPageCatalogueLoader(page), undefined, locale)])
  removeRedundantLanguage()
  followSessionOfOtherTabs()
  ignoreSecondPressElsewhere(document)
  followLanguageOfOtherTabs()
  onLanguageChosen(saveLanguageIfSignedIn)
  useLanguage.subscribe(() => {
    document.title = page.title()
  })
  // React hydrates a transition in slices of five milliseconds, so that typing does not wait for all of it.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Screen />
      </StrictMode>,
    )
  })
}

void start()
