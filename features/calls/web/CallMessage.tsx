import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { CallCardProps } from './CallCard.tsx'

const CallCard = lazy(async () => ({ default: (await import('./CallCard.tsx')).CallCard }))

/** A call message in a conversation. Loads the card when the first one is rendered. */
export const CallMessage = (props: CallCardProps) => (
  <Suspense fallback={<Skeleton shape="block" className="h-28 w-64" />}>
    <CallCard {...props} />
  </Suspense>
)
