import type { CDPSession, Locator, Page } from '@playwright/test'

interface Point {
  x: number
  y: number
}

/** One finger on the screen, whose events carry times of their own, so that its speed does not depend on the machine. */
export interface Finger {
  down: (at: Point) => Promise<void>
  /** Moves in a line, in steps of a frame, within a time in milliseconds. */
  move: (by: Point, ms: number) => Promise<void>
  /** Lets go after resting for a time in milliseconds. */
  up: (restedMs?: number) => Promise<void>
  /** The system takes the touch away. */
  cancel: () => Promise<void>
  /** A second finger comes down. */
  second: (at: Point) => Promise<void>
}

const frameMs = 16

/** A finger on the page: sends touch events through the browser's protocol. */
export const createFinger = async (page: Page): Promise<Finger> => {
  const session: CDPSession = await page.context().newCDPSession(page)
  let place: Point = { x: 0, y: 0 }
  let at = Date.now()
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 })
  }
  return {
    down: async (from) => {
      place = from
      at = Math.max(Date.now(), at + 1000)
      await send('touchStart', [place])
    },
    move: async (by, ms) => {
      const steps = Math.max(1, Math.round(ms / frameMs))
      const start = place
      for (let step = 1; step <= steps; step++) {
        place = { x: start.x + (by.x * step) / steps, y: start.y + (by.y * step) / steps }
        at += frameMs
        await send('touchMove', [place])
      }
    },
    up: async (restedMs = 0) => {
      at += restedMs
      await send('touchEnd', [])
    },
    cancel: () => send('touchCancel', []),
    second: (other) => send('touchStart', [place, other]),
  }
}

/** The middle of something on the page. */
export const middleOf = async (what: Locator): Promise<Point> => {
  const box = await what.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
