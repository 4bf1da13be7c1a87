import { lazy, Suspense } from 'react'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { CallCardProps } from './CallCard.tsx'

const CallCard = lazy(async () => {
  const [{ CallCard: Card }, { loadCallLocale }] = await Promise.all([import('./CallCard.tsx'), import('./call-locale.ts')])
  await addCatalogues(loadCallLocale)
  return { default: Card }
})

/** A call message in a conversation. Loads the card and its translations when the first one is rendered. */
export const CallMessage = (props: CallCardProps) => (
  <Suspense fallback={<Skeleton shape="block" className="h-28 w-64" />}>
    <CallCard {...props} />
  </Suspense>
)
