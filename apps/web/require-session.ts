import { redirect } from '@tanstack/react-router'
import { isAuthenticated } from '#platform/web/client/session.ts'
import { redirectTarget } from './redirect.ts'

/** For `beforeLoad` of routes that need a session: redirects visitors to the login, which returns to the full path. */
export const requireSession = ({ location }: { location: { href: string } }): void => {
  if (!isAuthenticated()) redirect({ to: '/login', search: { redirect: location.href }, throw: true })
}

/** For `beforeLoad` of login and sign-up: redirects a person who is already signed in to the page they wanted. */
export const requireNoSession = ({ search }: { search: { redirect?: string } }): void => {
  if (isAuthenticated()) redirect({ href: redirectTarget(search.redirect), throw: true })
}
