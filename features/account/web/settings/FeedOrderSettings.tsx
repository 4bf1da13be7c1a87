import { refreshMatches } from '#features/matches/web/index.ts'
import { FeedOrderChoice, suggestionsText } from '#features/suggestions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section for the order in which people are shown. The link `#order` leads to it. */
export const FeedOrderSettings = () => {
  const t = useT(suggestionsText)
  return (
    <SettingsCard title={t('order.title')} anchor="order">
      <FeedOrderChoice onSaved={refreshMatches} />
    </SettingsCard>
  )
}
