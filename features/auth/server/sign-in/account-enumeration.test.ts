// @slow
import { randomUUID } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type AuthDependencies } from '../dependencies.ts'
import { login } from './login.ts'
import { otpLogin } from './otp-login.ts'
import { resetPassword } from '../password/reset-password.ts'
import { requestCode } from '../codes/request-code.ts'
import { signUp } from '../sign-up/sign-up.ts'
import { registrationBody } from '#tests/support/features/auth.ts'
import { verifyEmail } from '../sign-up/verify-email.ts'

let testApp: TestApp
const states = ['active', 'paused', 'unverified', 'suspended', 'deleted'] as const
type State = (typeof states)[number]
/** Samples per kind: some hundreds for a reliable figure (`TIMING_SAMPLES=500`), few in the test run. */
const samples = Number(process.env.TIMING_SAMPLES ?? 20)
const measured = process.env.TIMING_SAMPLES === undefined ? (['active'] as const) : states
beforeAll(async () => {
  testApp = await openTestApp()
})
const knownAs = async (status: State): Promise<string> => {
  const { id, email } = await createPerson(testApp, 'amina', { passwordHash: 'hash', unverified: status === 'unverified' })
  await testApp.db.updateTable('member').set({ status }).where('id', '=', id).execute()
  return email
}
afterAll(() => testApp[Symbol.asyncDispose]())

/** Records every statement by kind, and every hash. */
const recorder = () => {
  const work: string[] = []
  const statements: KyselyPlugin = {
    transformQuery: ({ node }) => {
      work.push(node.kind === 'RawNode' ? (node.sqlFragments[0] ?? '').trim().split(' ').slice(0, 3).join(' ') : node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const auth: AuthDependencies = {
    limits: { take: () => Promise.resolve(), takeDistinct: () => Promise.resolve() },
    limitFactor: 1,
    realtime: { endSessions: () => {} },
    onReinstate: () => Promise.resolve(),
    onPasswordReset: () => Promise.resolve(),
    onFirstProof: () => Promise.resolve(false),
    secrets: testApp.platform.config.secrets,
    texts: testApp.platform.texts,
    passwords: {
      hash: (password) => Promise.resolve(void work.push(`hash ${password}`)).then(() => 'hash'),
      verify: (_, password) => Promise.resolve(void work.push(`verify ${password}`)).then(() => false),
    },
  }
  const ctx: Context = {
    actor: { kind: 'visitor', address: '192.0.2.1' },
    db: testApp.db.withPlugin(statements),
    now: testApp.clock.now(),
    locale: 'en',
    log: testApp.platform.log,
  }
  return { work, auth, ctx }
}

const stranger = () => `n${randomUUID()}@example.com`
const fullRegistration = (email: string) => ({ ...registrationBody({ email }), accept_terms: true as const, locale: 'en' as const })
const calls = {
  'sign-up': (ctx: Context, email: string, auth: AuthDependencies) => signUp(ctx, { body: fullRegistration(email) }, auth),
  codes: (ctx: Context, email: string, auth: AuthDependencies) => requestCode(ctx, { body: { email, type: 'verify-email' } }, auth),
  login: (ctx: Context, email: string, auth: AuthDependencies) =>
    login(ctx, { body: { email, password: randomUUID(), remember: false } }, auth),
  'verify-email': (ctx: Context, email: string, auth: AuthDependencies) => verifyEmail(ctx, { body: { email, code: '123456' } }, auth),
  forgot: (ctx: Context, email: string, auth: AuthDependencies) => requestCode(ctx, { body: { email, type: 'reset-password' } }, auth),
  'otp-login': (ctx: Context, email: string, auth: AuthDependencies) => otpLogin(ctx, { body: { email, code: '123456' } }, auth),
  'reset-password': (ctx: Context, email: string, auth: AuthDependencies) =>
    resetPassword(
      ctx,
      { body: { email, code: '123456', password: 'mangoes in the sun', confirmPassword: 'mangoes in the sun' } },
      {
        ...auth,
        onRemoval: () => Promise.resolve(),
      },
    ),
}
/**
 * How many statements run before the password is hashed. Sign-up reads rules, counts and choices first, login the account and the counters of
 * guesses. Sign-up and reset hash before their transaction.
 */
const hashedAt: Partial<Record<keyof typeof calls, number[]>> = { 'sign-up': [5], login: [3], 'reset-password': [0] }
/** Returns the message of an error instead of throwing it. */
const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => (error as Error).message)

describe.each(Object.entries(calls))('%s for a known and an unknown email', (name, call) => {
  test.each(states)('runs the same statements and hashes, account %s', async (state) => {
    const known = await knownAs(state)
    const run = async (email: string) => {
      const { work, auth, ctx } = recorder()
      await outcome(call(ctx, email, auth))
      return work.map((step) => step.replace(/^(release|rollback to) savepoint.*/, 'end of savepoint').replace(/^verify .*/, 'verify'))
    }
    const [first, second] = [await run(known), await run(stranger())]
    expect(first).toEqual(second)
    expect(first.length).toBeGreaterThan(0)
    // Hashing is slow and must not run inside a transaction.
    const hashed = first.flatMap((step, at) => (/^(hash|verify)/.test(step) ? [at] : []))
    expect(hashed).toEqual(hashedAt[name as keyof typeof calls] ?? [])
  })

  test.each(measured)('takes the same time, account %s: medians within 5 ms', { timeout: 60_000 + samples * 7 * 200 }, async (state) => {
    let known = await knownAs(state)
    const { auth, ctx } = recorder()
    const time = async (email: string): Promise<number> => {
      const start = performance.now()
      await outcome(call({ ...ctx, db: testApp.db, now: testApp.clock.now() }, email, auth))
      const taken = performance.now() - start
      // Let the limits on failures expire: a request that a limit refuses would take less time.
      testApp.clock.advance({ days: 2 })
      return taken
    }
    /** Difference of the medians in milliseconds. Samples are interleaved in changing order. */
    const gap = async (): Promise<number> => {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      for (let i = 0; i < samples; i++) {
        // A second sign-up would change the account.
        if (state === 'unverified' && name === 'sign-up') known = await knownAs(state)
        if (i % 2 === 0) times.known.push(await time(known))
        times.unknown.push(await time(stranger()))
        if (i % 2 === 1) times.known.push(await time(known))
      }
      const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
      return Math.abs(median(times.known) - median(times.unknown))
    }
    await gap()
    // A real difference shows every time, the noise of a busy machine does not; the smallest value counts.
    let least = await gap()
    for (let round = 2; round <= 6 && least > 5; round++) least = Math.min(least, await gap())
    expect(least).toBeLessThanOrEqual(5)
  })
})
