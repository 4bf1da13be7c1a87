import { AppError } from '#platform/shared/errors.ts'
import { phoneLoginErrors } from '../contract.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'

/** Requires that phone login is on. @throws {AppError} phone_login.off if no SMS provider is configured */
export const requirePhoneLoginOn = ({ sms }: PhoneLoginDependencies): void => {
  if (sms.account === undefined) throw new AppError(phoneLoginErrors.off)
}
