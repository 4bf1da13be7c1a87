import { AppError } from '#platform/shared/errors.ts'
import { phoneLoginErrors } from '../contract.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'

/** @throws {AppError} phone_login.off when no provider of messages is configured */
export const requirePhoneLoginOn = ({ sms }: PhoneLoginDependencies): void => {
  if (sms.account === undefined) throw new AppError(phoneLoginErrors.off)
}
