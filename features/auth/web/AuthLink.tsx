import type { ReactNode } from 'react'
import { PageLink } from '#platform/web/page-link.tsx'

interface AuthLinkProps {
  to: '/login' | '/signup' | '/otp-login' | '/forgot-password' | '/phone' | '/phone-password'
  /** Path to open after signing in; added to the link. */
  redirect: string | undefined
  children: ReactNode
}

/** Link between account screens that keeps the `redirect` parameter. */
export const AuthLink = ({ to, redirect, children }: AuthLinkProps) => (
  <PageLink
    href={redirect === undefined ? to : `${to}?${new URLSearchParams({ redirect })}`}
    className="inline-block py-2 font-semibold text-primary underline underline-offset-4"
  >
    {children}
  </PageLink>
)
