import type { CodePurpose } from '../../contract.ts'

const screens = {
  'verify-email': '/otp?type=verify-email',
  login: '/otp?type=login',
  'reset-password': '/reset-password',
} as const satisfies Partial<Record<CodePurpose, string>>

/**
 * Returns the link that carries the long key of a code. The key comes after the #, because browsers never send that part to a server. The screen
 * asks before it uses the key, because mail scanners follow links. `change-email` has no link: only the session that asked can confirm it.
 */
export const codeLink = (
  publicUrl: string,
  { email, purpose, key }: { email: string; purpose: CodePurpose; key: string },
): string | undefined => (purpose === 'change-email' ? undefined : `${publicUrl}${screens[purpose]}#${encodeURIComponent(email)}~${key}`)
