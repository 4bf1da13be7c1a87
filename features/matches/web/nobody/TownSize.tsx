import { useQuery } from '@tanstack/react-query'
import { getTownSize } from '#features/town-figures/contract.ts'
import { formattingTags } from '#platform/shared/i18n/locales.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { call } from '#platform/web/client/call.ts'
import { useLanguage, useT } from '#platform/web/i18n.tsx'
import { matchesText } from '../../locales/text.ts'

/** Says about how many people are around the member, if that is known. */
export const TownSize = () => {
  const t = useT(matchesText)
  const locale = useLanguage((language) => language.locale)
  const { data } = useQuery({
    queryKey: ['town', 'size'],
    queryFn: async () => (await call(getTownSize)).data.fewer_than,
    // The server updates this number once a week.
    staleTime: dayMs,
    retry: false,
  })
  if (data === undefined || data === null) return null
  return (
    <p className="mx-auto max-w-prose px-4 pb-4 text-center text-sm text-soft">
      {t('empty.size', { count: data.toLocaleString(formattingTags[locale]) })}
    </p>
  )
}
