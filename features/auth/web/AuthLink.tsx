import { Link, type LinkComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface AuthLinkProps {
  to: '/login' | '/signup' | '/otp-login' | '/forgot-password'
  /** Where to go after signing in, handed on. */
  redirect: string | undefined
  children: ReactNode
}

/** Leads from one account screen to another, with the way back to where one wanted to go. */
export const AuthLink = ({ to, redirect, children }: AuthLinkProps) => (
  <Link
    {...({ to, search: redirect === undefined ? {} : { redirect } } as LinkComponentProps<'a'>)}
    className="inline-block py-2 font-semibold text-primary underline underline-offset-4"
  >
    {children}
  </Link>
)
