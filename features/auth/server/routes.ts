import { randomInt } from 'node:crypto'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract.ts'
import type { AtReturn, Auth } from './auth.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { endAllSessions, endOneSession } from './end-sessions.ts'
import { serveJobs } from './jobs.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { otpLogin } from './otp-login.ts'
import { argon2, type Passwords } from './passwords.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { signUp } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

/** Six digits from the system's source of randomness. */
const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export interface AuthOptions {
  passwords?: Passwords
  randomCode?: () => string
  atReturn: AtReturn
}

/** Serves everything about signing up and in, and its jobs. */
export const serveAuth = (routes: Routes, { passwords = argon2, randomCode = randomDigits, atReturn }: AuthOptions): void => {
  const { platform } = routes
  const { config, limits, realtime, texts } = platform
  const auth: Auth = { limits, limitFactor: config.limitFactor, realtime, passwords, secrets: config.secrets, texts, atReturn }
  route(routes, endpoints.signUp, (ctx, input) => signUp(ctx, input, auth))
  route(routes, endpoints.verifyEmail, (ctx, input) => verifyEmail(ctx, input, auth))
  route(routes, endpoints.sendCode, (ctx, input) => sendCode(ctx, input, auth))
  route(routes, endpoints.login, (ctx, input) => login(ctx, input, auth))
  route(routes, endpoints.otpLogin, (ctx, input) => otpLogin(ctx, input, auth))
  route(routes, endpoints.resetPassword, (ctx, input) => resetPassword(ctx, input, auth))
  route(routes, endpoints.changePassword, (ctx, input) => changePassword(ctx, input, auth))
  route(routes, endpoints.changeEmail, (ctx, input) => changeEmail(ctx, input, auth))
  route(routes, endpoints.confirmEmail, (ctx, input) => confirmEmail(ctx, input, auth))
  route(routes, endpoints.listSessions, listSessions)
  route(routes, endpoints.endOneSession, (ctx, input) => endOneSession(ctx, input, auth))
  route(routes, endpoints.endAllSessions, (ctx) => endAllSessions(ctx, auth))
  route(routes, endpoints.logout, (ctx) => logout(ctx, auth))
  serveJobs(platform, randomCode)
}
