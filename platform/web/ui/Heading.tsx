import type { ComponentProps } from 'react'
import { usePageTitle } from './page-title.ts'
import { classes } from './classes.ts'

const sizes = {
  md: 'text-xl',
  lg: 'text-2xl',
  xl: 'text-2xl sm:text-3xl',
  hero: 'text-3xl sm:text-4xl lg:text-5xl',
}
const usual = { 1: 'xl', 2: 'lg', 3: 'md' } as const

interface HeadingProps extends ComponentProps<'h1'> {
  level: 1 | 2 | 3
  /** Overrides the size of the level. */
  size?: keyof typeof sizes
  /** Title of the browser tab, if it differs from the text of the heading. */
  pageTitle?: string | undefined
}

/** A heading in the display font. Use level 1 once per screen: it also names the tab. */
export const Heading = ({ level, size = usual[level], pageTitle, className, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const
  usePageTitle(level === 1 ? pageTitle : null)
  return <Tag {...rest} className={classes(sizes[size], className)} />
}
