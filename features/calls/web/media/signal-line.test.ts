import { expect, it } from 'vitest'
import { stillClock } from '#tests/support/web/calls.ts'
import { SignalLine } from './signal-line.ts'

const refusal = new Error('refused')
const made = () => {
  const arrived: number[] = []
  const fare: { fails?: Error | undefined } = {}
  const line = new SignalLine<number>(
    async (signal) => {
      await Promise.resolve()
      if (fare.fails !== undefined) throw fare.fails
      arrived.push(signal)
    },
    (error) => error === refusal,
  )
  return { arrived, fare, line, settle: stillClock().settle }
}

it('keeps the order, and what could not be sent until the way is open again', async () => {
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

it('passes over what is refused', async () => {
  const { arrived, fare, line, settle } = made()
  fare.fails = refusal
  line.push(1)
  await settle()
  fare.fails = undefined
  line.push(2)
  await settle()
  expect(arrived).toEqual([2])
})

it('sends nothing more once it is closed', async () => {
  const { arrived, line, settle } = made()
  line.push(1)
  line.push(2)
  line.close()
  await settle()
  expect(arrived).toEqual([1])
})
