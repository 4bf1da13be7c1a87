import type { ErrorCode } from '#platform/shared/errors.ts'
import { authErrors } from '../../contract.ts'
import type { Account } from '../queries.ts'

/** Returns the error that blocks signing in despite the right password; undefined for none. */
export const signInErrorCode = (account: Pick<Account, 'status'>): ErrorCode | undefined => {
  return account.status === 'unverified' ? authErrors.unverified : undefined
}
