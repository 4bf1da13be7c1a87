import { randomInt } from 'node:crypto'
import { type AuthDependencies, passwordHasher } from '#features/auth/server/index.ts'
import { registerRoute, type Routes } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { requestOwnPhoneCode, requestPhoneCode } from './codes/request-phone-code.ts'
import { smsConfiguration } from './config.ts'
import type { PhoneLoginDependencies } from './dependencies.ts'
import { enterByPhone } from './enter.ts'
import { registerPhoneJobs } from './jobs.ts'
import { getOwnPhone, proveOwnPhone, removeOwnPhone } from './own-phone.ts'
import { resetPasswordByPhone } from './reset-password-by-phone.ts'
import { signUpByPhone } from './sign-up-by-phone.ts'

/** Six digits from the system's random source. */
const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Registers the endpoints and jobs. */
export const servePhoneLogin = (
  routes: Routes,
  { onReinstate, onPasswordReset, onFirstProof }: Pick<AuthDependencies, 'onReinstate' | 'onPasswordReset' | 'onFirstProof'>,
): void => {
  const { platform } = routes
  const { config, limits, realtime, texts } = platform
  const auth: AuthDependencies = {
    limits,
    limitFactor: config.limitFactor,
    realtime,
    passwords: passwordHasher,
    secrets: config.secrets,
    texts,
    onReinstate,
    onPasswordReset,
    onFirstProof,
  }
  const phoneLogin: PhoneLoginDependencies = { auth, sms: config.section(smsConfiguration) }
  registerRoute(routes, contract.requestPhoneCode, (ctx, input) => requestPhoneCode(ctx, input, phoneLogin))
  registerRoute(routes, contract.enterByPhone, (ctx, input) => enterByPhone(ctx, input, phoneLogin))
  registerRoute(routes, contract.signUpByPhone, (ctx, input) => signUpByPhone(ctx, input, phoneLogin))
  registerRoute(routes, contract.resetPasswordByPhone, (ctx, input) => resetPasswordByPhone(ctx, input, phoneLogin))
  registerRoute(routes, contract.getOwnPhone, (ctx) => getOwnPhone(ctx, phoneLogin))
  registerRoute(routes, contract.requestOwnPhoneCode, (ctx, input) => requestOwnPhoneCode(ctx, input, phoneLogin))
  registerRoute(routes, contract.proveOwnPhone, (ctx, input) => proveOwnPhone(ctx, input, phoneLogin))
  registerRoute(routes, contract.removeOwnPhone, (ctx, input) => removeOwnPhone(ctx, input, phoneLogin))
  registerPhoneJobs(platform, randomDigits)
}
