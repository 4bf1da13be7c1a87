import { expect, test } from 'vitest'
import { blurExposureStep, exposureStepShift } from './blur-exposure.ts'

const members = Array.from({ length: 300 }, (_, number) => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`)
const shifts = (secret: string) => members.map((id) => exposureStepShift(id, secret))

test('one card more changes the step of few members, and never by more than one', () => {
  const changes = shifts('secret').map((shift) => blurExposureStep(101, shift) - blurExposureStep(100, shift))
  expect([Math.min(...changes), Math.max(...changes)]).toEqual([0, 1])
  expect(changes.filter((change) => change === 1).length).toBeLessThan(15)
})

test('where the steps begin differs between members and does not follow without the secret', () => {
  const border = (shift: number) => Array.from({ length: 60 }, (_, cards) => cards).find((cards) => blurExposureStep(cards, shift) === 5)
  const [borders, others] = [shifts('secret').map(border), shifts('another').map(border)]
  expect(new Set(borders).size).toBeGreaterThan(8)
  expect(borders.filter((one, index) => one === others[index]).length).toBeLessThan(60)
})

test('nothing shown is step 0, and the shift of a member stays the same', () => {
  expect(shifts('secret').every((shift) => blurExposureStep(0, shift) === 0)).toBe(true)
  expect(shifts('secret')).toEqual(shifts('secret'))
})
