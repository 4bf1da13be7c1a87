import { useEffect, useRef } from 'react'
import { refreshMatches } from '#features/matches/web/index.ts'
import { FeedOrderChoice, suggestionsText } from '#features/suggestions/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Settings section for the order in which people are shown. The link `#order` leads to it. */
export const OrderSettings = () => {
  const t = useT(suggestionsText)
  const section = useRef<HTMLDivElement>(null)
  // The browser has looked for the target before the settings were there.
  useEffect(() => {
    if (location.hash === '#order') section.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={section} id="order">
      <SettingsCard title={t('order.title')}>
        <FeedOrderChoice onSaved={refreshMatches} />
      </SettingsCard>
    </div>
  )
}
