import { classes } from './classes.ts'

/** A green dot for members who are online. */
export const OnlineDot = ({ label, className }: { label: string; className?: string }) => (
  <span role="img" aria-label={label} title={label} className={classes('inline-block size-3 shrink-0 rounded-full bg-online', className)} />
)
