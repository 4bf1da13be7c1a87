import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { deckButtonsClasses, deckColumnClasses, deckStackClasses } from './deck-classes.ts'

/** Placeholder of the deck while it loads. */
export const DeckSkeleton = () => (
  <div className={`${deckColumnClasses} min-h-0 flex-1`}>
    <div className={deckStackClasses}>
      <Skeleton className="absolute inset-0 rounded-card" />
    </div>
    <div className={deckButtonsClasses}>
      <Skeleton shape="circle" className="size-11" />
      <Skeleton shape="circle" className="size-14" />
      <Skeleton shape="circle" className="size-14" />
      <Skeleton shape="circle" className="size-11" />
    </div>
  </div>
)
