import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from './server.ts'

/** The response to a call. */
export interface ApiResponse {
  status: number
  text: string
  body: Record<string, unknown>
  /** Whether an earlier attempt of this call got no usable response. */
  hadLostAttempt: boolean
}

/** A call to the API. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  key?: string | undefined
  body?: object | undefined
  /** Error statuses to accept instead of retrying. */
  takes?: readonly number[]
}

const patienceMs = 120_000

/** Counts of calls, lost responses, internal errors and conflicts. */
export const callCounts = { calls: 0, lost: 0, internal: 0, running: 0 }

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * Retries a call with the same idempotency key until it is answered, as a correct client does. It also retries while a conflict says that the
 * call is still running.
 * @throws {Error} without an answer in two minutes
 */
export const callUntilAnswered = async (server: Pick<ServerProcess, 'address'>, call: ApiCall): Promise<ApiResponse> => {
  const until = Date.now() + patienceMs
  let hadLostAttempt = false
  let tries = 0
  let last = 'nothing'
  for (;;) {
    callCounts.calls += 1
    const answer = await fetch(`${server.address}${call.path}`, {
      method: call.method,
      redirect: 'manual',
      headers: {
        ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
        ...(call.key === undefined ? {} : { 'idempotency-key': call.key }),
        ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(30_000),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((error: unknown) => void (last = String((error as Error).cause ?? error)))
    if (answer !== undefined) {
      const body = parsed(answer.text)
      const running = answer.status === 409 && body.code === 'platform.conflict' && hadLostAttempt
      const trouble = answer.status >= 500 || answer.status === 429 || running
      if (!trouble || call.takes?.includes(answer.status) === true) return { ...answer, body, hadLostAttempt }
      last = `${answer.status} ${answer.text}`
      if (running) callCounts.running += 1
      else if (answer.status === 500) callCounts.internal += 1
    }
    hadLostAttempt = true
    callCounts.lost += 1
    if (Date.now() > until) throw new Error(`no answer to ${call.method} ${call.path}: ${last}`)
    // The delay grows, so that retries do not slow down a server that is starting.
    tries += 1
    await sleep(Math.min(500, 50 * tries))
  }
}
