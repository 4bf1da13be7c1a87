import type { CodePurpose } from '../../contract.ts'

const screens = {
  'verify-email': '/otp?type=verify-email',
  login: '/otp?type=login',
  'reset-password': '/reset-password',
} as const satisfies Partial<Record<CodePurpose, string>>

/**
 * Where the long key beside a code is taken. It stays in the browser, since what follows the # is sent to no server, and the screen asks before it
 * uses it: programs that look through mails follow every link. There is none for `change-email`, which only the asker's session can confirm.
 */
export const codeLink = (
  publicUrl: string,
  { email, purpose, key }: { email: string; purpose: CodePurpose; key: string },
): string | undefined => (purpose === 'change-email' ? undefined : `${publicUrl}${screens[purpose]}#${encodeURIComponent(email)}~${key}`)
