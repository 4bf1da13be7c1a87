import { expect, it } from 'vitest'
import { decideRelease, classifyMovement, velocityOf } from './swipe.ts'

const width = 360

it('leaves after a third of the width, and springs back before it', () => {
  expect(decideRelease(121, width, 0)).toBe('right')
  expect(decideRelease(-121, width, 0)).toBe('left')
  expect(decideRelease(119, width, 0)).toBeNull()
})

it('leaves with a flick, but not with a slow one nor with a tremble', () => {
  expect(decideRelease(60, width, 0.8)).toBe('right')
  expect(decideRelease(-60, width, -0.8)).toBe('left')
  expect(decideRelease(60, width, 0.3)).toBeNull()
  expect(decideRelease(20, width, 2)).toBeNull()
})

it('comes back with a finger that flicks back', () => {
  expect(decideRelease(200, width, -0.8)).toBeNull()
  expect(decideRelease(-200, width, 0.8)).toBeNull()
})

it('takes a movement to the side for a swipe and any other for a scroll', () => {
  expect(classifyMovement(6, 6)).toBe('nothing')
  expect(classifyMovement(12, 5)).toBe('swipe')
  expect(classifyMovement(5, -12)).toBe('scroll')
  expect(classifyMovement(10, 10)).toBe('scroll')
})

it('measures the speed at the release only', () => {
  const points = [0, 20, 40, 60, 80].map((at) => ({ x: at, at }))
  expect(velocityOf(points, 80)).toBe(1)
  // The finger rested before it was lifted.
  expect(velocityOf([...points, { x: 80, at: 400 }], 400)).toBe(0)
})
