import { joinWithCommas } from '#platform/shared/i18n/join-with-commas.ts'
import { useLanguage } from '../i18n.tsx'

/** Returns a function that joins items with commas, without "and". Not a part of `useFormat`, which public pages do not need. */
export const useJoinWithCommas = (): ((items: readonly string[]) => string) => {
  const locale = useLanguage((language) => language.locale)
  return (items) => joinWithCommas(locale, items)
}
