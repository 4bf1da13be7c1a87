// Members who read and write at a constant rate, without waiting for responses.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatPopulation } from '../chat/chat-population.ts'

export interface RunningLoad {
  asked: number
  /** The number of failed requests by response or error. */
  failures: Record<string, number>
  /** Messages that the server has confirmed, `at` a moment of `performance.now()`. */
  acknowledged: { id: string; from: string; to: string; at: number }[]
  worstMs: number
  /** Stops sending and waits for all responses. */
  stop(): Promise<void>
}

const patienceMs = 15_000

/** Sends `perSecond` requests a second: one in four writes a message, the others read. */
export const startLoad = (address: string, { members, pairs }: ChatPopulation, perSecond: number): RunningLoad => {
  const open = new Set<Promise<void>>()
  let running = true
  const load: RunningLoad = {
    asked: 0,
    failures: {},
    acknowledged: [],
    worstMs: 0,
    stop: async () => {
      running = false
      await going
      await Promise.all(open)
    },
  }
  const fail = (why: string) => void (load.failures[why] = (load.failures[why] ?? 0) + 1)

  const askOnce = async (number: number): Promise<void> => {
    const [a, b] = pairs[number % pairs.length] ?? [0, 1]
    const [from, to] = [members[a], members[b]]
    if (from === undefined || to === undefined) return
    const id = randomUUID()
    const conversation = `/api/conversations/${to.id}/messages`
    const writes = number % 4 === 0
    const path = writes ? conversation : (['/api/me', '/api/conversations', conversation][number % 3] ?? '/api/me')
    const began = performance.now()
    try {
      const answer = await fetch(`${address}${path}`, {
        method: writes ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${from.token}`, ...(writes ? { 'content-type': 'application/json' } : {}) },
        ...(writes ? { body: JSON.stringify({ id, body: `message ${number}` }) } : {}),
        signal: AbortSignal.timeout(patienceMs),
      })
      const text = await answer.text()
      if (!answer.ok) fail(`${answer.status} ${text.slice(0, 80)}`)
      else if (writes) load.acknowledged.push({ id, from: from.id, to: to.id, at: performance.now() })
    } catch (error) {
      fail(String((error as Error).cause ?? error))
    }
    load.worstMs = Math.max(load.worstMs, performance.now() - began)
  }
  const going = (async () => {
    const began = performance.now()
    while (running) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
      while (load.asked < due) {
        const asked: Promise<void> = askOnce(load.asked++).finally(() => open.delete(asked))
        open.add(asked)
      }
      await sleep(5)
    }
  })()
  return load
}
