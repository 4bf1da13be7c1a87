import { lazy, Suspense } from 'react'
import { addCatalogues } from '#platform/web/i18n.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { CallCardProps } from './CallCard.tsx'

const CallCard = lazy(async () => {
  const [{ CallCard: Card }, { loadCallWords }] = await Promise.all([import('./CallCard.tsx'), import('./call-words.ts')])
  await addCatalogues(loadCallWords)
  return { default: Card }
})

/** A call as a card in a conversation; drawn with the words of calls, which come with the first one. */
export const CallMessage = (props: CallCardProps) => (
  <Suspense fallback={<Skeleton shape="block" className="h-28 w-64" />}>
    <CallCard {...props} />
  </Suspense>
)
