import { describe, expect, it } from 'vitest'
import { updateCrop, frameRect, maxZoom, centreRange, initialCrop } from './crop.ts'

const landscape = { width: 1600, height: 1000 }
const portrait = { width: 1000, height: 2000 }

describe('crop frame', () => {
  it('starts as large as possible, centred, 4:5', () => {
    expect(frameRect(landscape, initialCrop)).toEqual({ left: 400, top: 0, width: 800, height: 1000 })
    expect(frameRect(portrait, initialCrop)).toEqual({ left: 0, top: 375, width: 1000, height: 1250 })
  })
  it('stays inside the picture', () => {
    for (const [x, y] of [
      [-5, 0.5],
      [9, 9],
      [0, 1],
    ] as const) {
      const crop = updateCrop(landscape, initialCrop, { x, y, zoom: 2 })
      const { left, top, width, height } = frameRect(landscape, crop)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(landscape.width)
      expect(top + height).toBeLessThanOrEqual(landscape.height)
    }
  })
  it('moves only where there is room', () => {
    expect(centreRange(landscape, initialCrop)).toEqual({ x: [0.25, 0.75], y: [0.5, 0.5] })
    expect(centreRange(landscape, { ...initialCrop, zoom: 2 })).toEqual({ x: [0.125, 0.875], y: [0.25, 0.75] })
  })
  it('moves back inside the picture when zooming out', () => {
    const close = updateCrop(landscape, initialCrop, { zoom: 2, x: 0, y: 0 })
    expect(close).toEqual({ x: 0.125, y: 0.25, zoom: 2 })
    expect(updateCrop(landscape, close, { zoom: 1 })).toEqual({ x: 0.25, y: 0.5, zoom: 1 })
  })
  it('limits the zoom by the available pixels', () => {
    expect(maxZoom(landscape)).toBe(2.5)
    expect(maxZoom({ width: 200, height: 200 })).toBe(1)
    expect(updateCrop(landscape, initialCrop, { zoom: 9 }).zoom).toBe(2.5)
  })
})
