import type { ErrorCode } from '#platform/shared/errors.ts'
import { authErrors } from '../../contract.ts'
import type { Account } from '../queries.ts'

/** Why somebody who knows the password may still not come in. */
export const obstacle = (account: Pick<Account, 'status'>): ErrorCode | undefined => {
  return account.status === 'unverified' ? authErrors.unverified : undefined
}
