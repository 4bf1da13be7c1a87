import type { ReactNode } from 'react'
import { PageLink } from '#platform/web/page-link.tsx'

interface AuthLinkProps {
  to: '/login' | '/signup' | '/otp-login' | '/forgot-password' | '/phone' | '/phone-password'
  /** Path to open after signing in; added to the link. */
  redirect: string | undefined
  /** Icon before the text. A link with an icon is a row of a list. */
  icon?: ReactNode
  children: ReactNode
}

const inText = 'inline-block py-2 font-semibold text-primary underline underline-offset-4'
const row = 'flex min-h-13 items-center gap-3 px-5 py-2.5 font-semibold transition-colors hover:bg-sunken focus-visible:-outline-offset-2'

/** Link between account screens that keeps the `redirect` parameter. */
export const AuthLink = ({ to, redirect, icon, children }: AuthLinkProps) => (
  <PageLink href={redirect === undefined ? to : `${to}?${new URLSearchParams({ redirect })}`} className={icon === undefined ? inText : row}>
    {icon}
    {children}
  </PageLink>
)
