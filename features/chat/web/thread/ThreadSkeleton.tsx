import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'

const widths = ['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2', 'w-1/4', 'w-3/5']

/** Placeholder while a conversation loads. */
export const ThreadSkeleton = () => (
  <div className="flex flex-1 flex-col justify-end gap-3 p-5">
    {widths.map((width, index) => (
      <Skeleton key={index} className={classes('h-11 rounded-card', width, index % 3 === 1 && 'self-end')} />
    ))}
  </div>
)
