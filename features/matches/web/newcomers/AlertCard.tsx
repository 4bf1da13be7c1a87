import { lazy, Suspense } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'

const NewcomerAlert = lazy(async () => ({ default: (await import('./NewcomerAlert.tsx')).NewcomerAlert }))

/** Offers the newcomer alert under a feed that is empty or at its end; nothing for a guest. Its code is loaded only when it is shown. */
export const AlertCard = () =>
  useCanParticipate() ? (
    <div className="mx-auto w-full max-w-md rounded-card border border-line bg-card p-4">
      <Suspense fallback={<Skeleton className="h-28 w-full" />}>
        <NewcomerAlert offersPush />
      </Suspense>
    </div>
  ) : null
