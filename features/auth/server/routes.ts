import { randomInt } from 'node:crypto'
import { inTransaction } from '#platform/server/db/database.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as endpoints from '../contract.ts'
import type { Auth } from './auth.ts'
import { addSweep, serveJobs } from './jobs.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { argon2, type Passwords } from './passwords.ts'
import { sendCode } from './send-code.ts'
import { signUp } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

/** Six digits from the system's source of randomness. */
const randomDigits = (): string => String(randomInt(1_000_000)).padStart(6, '0')

export interface AuthOptions {
  passwords?: Passwords
  randomCode?: () => string
}

/** Serves sign-up, codes, login and logout, and their jobs. */
export const mountAuth = (routes: Routes, { passwords = argon2, randomCode = randomDigits }: AuthOptions = {}): void => {
  const { app, platform } = routes
  const { config, clock, db, limits, realtime } = platform
  const auth: Auth = { limits, limitFactor: config.limitFactor, realtime, passwords, secrets: config.secrets }
  route(routes, endpoints.signUp, (ctx, input) => signUp(ctx, input, auth))
  route(routes, endpoints.verifyEmail, (ctx, input) => verifyEmail(ctx, input, auth))
  route(routes, endpoints.sendCode, (ctx, input) => sendCode(ctx, input, auth))
  route(routes, endpoints.login, (ctx, input) => login(ctx, input, auth))
  route(routes, endpoints.logout, (ctx) => logout(ctx, auth))
  serveJobs(platform, randomCode)
  app.addHook('onReady', () => inTransaction(db, (tx) => addSweep(tx, clock.now(), clock.now())))
}
