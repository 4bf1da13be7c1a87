import { classes } from '../classes.ts'

const shapes = { block: 'rounded-control', line: 'h-4 rounded-full', circle: 'rounded-full', photo: 'aspect-4/5 rounded-card' }

/** Placeholder for loading content. Set its size with `className`. */
export const Skeleton = ({ shape = 'block', className }: { shape?: keyof typeof shapes; className?: string }) => (
  <div aria-hidden className={classes('animate-pulse bg-skeleton', shapes[shape], className)} />
)
