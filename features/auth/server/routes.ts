import { randomInt } from 'node:crypto'
import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as endpoints from '../contract.ts'
import type { OnFirstProof, OnPasswordReset, OnReinstate, OnUnverifiedRemoval, AuthDependencies } from './dependencies.ts'
import { requestEmailChange } from './email/request-email-change.ts'
import { changePassword } from './password/change-password.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { endAllSessions, endOneSession } from './sessions/end-sessions.ts'
import { registerAuthJobs } from './jobs.ts'
import { listOwnSessions } from './sessions/list-own-sessions.ts'
import { login } from './sign-in/login.ts'
import { logout } from './sessions/logout.ts'
import { otpLogin } from './sign-in/otp-login.ts'
import { argon2, type PasswordHasher } from './password/passwords.ts'
import { resetPassword } from './password/reset-password.ts'
import { requestCode } from './codes/request-code.ts'
import { signUp } from './sign-up/sign-up.ts'
import { verifyEmail } from './sign-up/verify-email.ts'

/** Six digits from the system's random source. */
const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export interface AuthOptions {
  passwords?: PasswordHasher
  randomCode?: () => string
  onReinstate: OnReinstate
  onPasswordReset: OnPasswordReset
  onFirstProof: OnFirstProof
  onRemoval: OnUnverifiedRemoval
}

/** Registers the auth routes and job handlers. */
export const serveAuth = (
  routes: Routes,
  { passwords = argon2, randomCode = randomDigits, onReinstate, onPasswordReset, onFirstProof, onRemoval }: AuthOptions,
): void => {
  const { platform } = routes
  const { config, limits, realtime, texts } = platform
  const auth: AuthDependencies = {
    limits,
    limitFactor: config.limitFactor,
    realtime,
    passwords,
    secrets: config.secrets,
    texts,
    onReinstate,
    onPasswordReset,
    onFirstProof,
  }
  registerRoute(routes, endpoints.signUp, (ctx, input) => signUp(ctx, input, auth))
  registerRoute(routes, endpoints.verifyEmail, (ctx, input) => verifyEmail(ctx, input, auth))
  registerRoute(routes, endpoints.requestCode, (ctx, input) => requestCode(ctx, input, auth))
  registerRoute(routes, endpoints.login, (ctx, input) => login(ctx, input, auth))
  registerRoute(routes, endpoints.otpLogin, (ctx, input) => otpLogin(ctx, input, auth))
  registerRoute(routes, endpoints.resetPassword, (ctx, input) => resetPassword(ctx, input, { ...auth, onRemoval }))
  registerRoute(routes, endpoints.changePassword, (ctx, input) => changePassword(ctx, input, auth))
  registerRoute(routes, endpoints.requestEmailChange, (ctx, input) => requestEmailChange(ctx, input, auth))
  registerRoute(routes, endpoints.confirmEmail, (ctx, input) => confirmEmail(ctx, input, { ...auth, onRemoval }))
  registerRoute(routes, endpoints.listOwnSessions, listOwnSessions)
  registerRoute(routes, endpoints.endOneSession, (ctx, input) => endOneSession(ctx, input, auth))
  registerRoute(routes, endpoints.endAllSessions, (ctx) => endAllSessions(ctx, auth))
  registerRoute(routes, endpoints.logout, (ctx) => logout(ctx, auth))
  registerAuthJobs(platform, randomCode)
}
