import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { PageLinkProps } from '#platform/web/page-link.tsx'

/** A link within the application, which does not reload the page. */
export const RouterLink = ({ href, ...link }: PageLinkProps) => {
  const { pathname, searchParams } = new URL(href, location.origin)
  return <Link {...({ to: pathname, search: Object.fromEntries(searchParams) } as LinkComponentProps<'a'>)} {...link} />
}
