// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { skipMotionOnPress } from './skip-motion.ts'

const motion = (endTime: number) => ({ finish: vi.fn(), effect: { getComputedTiming: () => ({ endTime }) } })

test.each(['pointerdown', 'keydown'])('%s ends the motion below an element, but not what is endless, until it is stopped', (kind) => {
  const [arriving, pulsing] = [motion(550), motion(Infinity)]
  const element = Object.assign(document.createElement('div'), { getAnimations: () => [arriving, pulsing] as never })
  const stop = skipMotionOnPress(element)
  expect(arriving.finish).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  expect(arriving.finish).toHaveBeenCalledOnce()
  // A browser throws for an animation without an end.
  expect(pulsing.finish).not.toHaveBeenCalled()
  stop()
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  expect(arriving.finish).toHaveBeenCalledOnce()
})
