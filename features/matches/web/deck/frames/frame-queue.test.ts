// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runInOwnAnimationFrame } from './frame-queue.ts'

let visible = 'visible'
const drawFrame = () => vi.advanceTimersByTime(17)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible as DocumentVisibilityState)
})
afterEach(() => {
  visible = 'visible'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('does one piece of work a frame: the next finger first, then the swipe, then what is read', () => {
  const done: string[] = []
  runInOwnAnimationFrame('reading', () => done.push('words'))
  runInOwnAnimationFrame('swipe', () => done.push('like'))
  const cancel = runInOwnAnimationFrame('swipe', () => done.push('cancelled'))
  runInOwnAnimationFrame('finger', () => done.push('next card'))
  cancel()
  const after: string[][] = []
  for (let frame = 0; frame < 4; frame++) {
    drawFrame()
    after.push([...done])
  }
  expect(after).toEqual([['next card'], ['next card', 'like'], ['next card', 'like', 'words'], ['next card', 'like', 'words']])
})

it('waits for no frame on a hidden page, which draws none', () => {
  const done: string[] = []
  runInOwnAnimationFrame('swipe', () => {
    done.push('like')
    runInOwnAnimationFrame('swipe', () => done.push('sent'))
  })
  runInOwnAnimationFrame('reading', () => done.push('words'))
  visible = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(done.toSorted()).toEqual(['like', 'sent', 'words'])
  runInOwnAnimationFrame('swipe', () => done.push('later'))
  expect(done).toHaveLength(4)
  drawFrame()
  drawFrame()
  expect(done).toHaveLength(4)
})
