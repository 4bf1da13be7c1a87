// Actions at a constant rate, and the results of each.
import { setTimeout as sleep } from 'node:timers/promises'

/** The answers to a number of actions. */
export interface LoadResult {
  /** Milliseconds of each action that succeeded. */
  times: number[]
  /** How often each error occurred. */
  errors: Map<string, number>
}

type Act<T> = (item: T, number: number) => Promise<void>

/** Actions that may wait for their answer at the same time; more would measure a queue. */
const mostWaiting = 300

const createRecorder = <T>(act: Act<T>) => {
  const result: LoadResult = { times: [], errors: new Map() }
  const fail = (error: unknown): void => {
    const text = String(error)
    result.errors.set(text, (result.errors.get(text) ?? 0) + 1)
  }
  const run = async (item: T, number: number): Promise<void> => {
    const began = performance.now()
    try {
      await act(item, number)
      result.times.push(performance.now() - began)
    } catch (error) {
      fail(error)
    }
  }
  return { result, fail, run }
}

/** Runs `act` for each item, `perSecond` a second, without waiting for answers in between. */
export const runAtRate = async <T>(items: readonly T[], perSecond: number, act: Act<T>): Promise<LoadResult> => {
  const { result, fail, run } = createRecorder(act)
  const waiting = new Set<Promise<void>>()
  const began = performance.now()
  for (const [number, item] of items.entries()) {
    await sleep(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
    if (waiting.size >= mostWaiting) {
      fail(`left out: ${mostWaiting} actions waited for their answer`)
      continue
    }
    const one: Promise<void> = run(item, number).finally(() => waiting.delete(one))
    waiting.add(one)
  }
  await Promise.all(waiting)
  return result
}

/** Runs `act` for each item as fast as the answers come, `atOnce` at a time. */
export const runAtOnce = async <T>(items: readonly T[], atOnce: number, act: Act<T>): Promise<LoadResult> => {
  const { result, run } = createRecorder(act)
  const rest = items.entries()
  const work = async (): Promise<void> => {
    for (const [number, item] of rest) await run(item, number)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return result
}
