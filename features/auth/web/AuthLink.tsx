import type { ReactNode } from 'react'
import { PageLink } from '#platform/web/page-link.tsx'

interface AuthLinkProps {
  to: '/login' | '/signup' | '/otp-login' | '/forgot-password'
  /** Where to go after signing in, handed on. */
  redirect: string | undefined
  children: ReactNode
}

/** Leads from one account screen to another, with the way back to where one wanted to go. */
export const AuthLink = ({ to, redirect, children }: AuthLinkProps) => (
  <PageLink
    href={redirect === undefined ? to : `${to}?${new URLSearchParams({ redirect })}`}
    className="inline-block py-2 font-semibold text-primary underline underline-offset-4"
  >
    {children}
  </PageLink>
)
