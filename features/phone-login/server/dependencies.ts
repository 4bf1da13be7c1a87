import type { AuthDependencies } from '#features/auth/server/index.ts'
import type { SmsConfig } from './config.ts'

/** Dependencies of the commands besides their context. */
export interface PhoneLoginDependencies {
  auth: AuthDependencies
  sms: SmsConfig
}
