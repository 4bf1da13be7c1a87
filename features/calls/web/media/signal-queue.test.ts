import { expect, it } from 'vitest'
import { createFakeClock } from '#tests/support/web/call-media.ts'
import { SignalQueue } from './signal-queue.ts'

const refusal = new Error('refused')
const made = () => {
  const arrived: number[] = []
  const fare: { fails?: Error | undefined } = {}
  const line = new SignalQueue<number>(
    async (signal) => {
      await Promise.resolve()
      if (fare.fails !== undefined) throw fare.fails
      arrived.push(signal)
    },
    (error) => error === refusal,
  )
  return { arrived, fare, line, settle: createFakeClock().settle }
}

it('keeps the order, and keeps unsent signals until retry', async () => {
  const { arrived, fare, line, settle } = made()
  line.push(1)
  await settle()
  fare.fails = new Error('no answer')
  line.push(2)
  line.push(3)
  await settle()
  expect(arrived).toEqual([1])
  fare.fails = undefined
  line.retry()
  await settle()
  expect(arrived).toEqual([1, 2, 3])
})

it('skips rejected signals', async () => {
  const { arrived, fare, line, settle } = made()
  fare.fails = refusal
  line.push(1)
  await settle()
  fare.fails = undefined
  line.push(2)
  await settle()
  expect(arrived).toEqual([2])
})

it('sends nothing after close', async () => {
  const { arrived, line, settle } = made()
  line.push(1)
  line.push(2)
  line.close()
  await settle()
  expect(arrived).toEqual([1])
})
