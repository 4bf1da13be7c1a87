import { enumerate } from '#platform/shared/i18n/enumerate.ts'
import { useLanguage } from '../i18n.tsx'

/** Returns a function that joins items with commas, without "and". Apart from `useFormat`, because public pages do not need it. */
export const useEnumerate = (): ((items: readonly string[]) => string) => {
  const locale = useLanguage((language) => language.locale)
  return (items) => enumerate(locale, items)
}
