import { queryClient } from '#platform/web/client/query.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/** After a change of language, refetches data with translated names, such as countries, plans and gifts. Returns a function that ends this. */
export const refetchOnLanguageChange = (): (() => void) =>
  useLanguage.subscribe(({ locale }, before) => {
    if (locale !== before.locale) void queryClient.invalidateQueries()
  })
