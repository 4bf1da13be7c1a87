import { describe, expect, it } from 'vitest'
import { Peaks } from '#platform/shared/peaks.ts'
import { readPeaks, toPeaks } from './peaks.ts'

describe('peaks', () => {
  it('follow the loudest level of each stretch', () => {
    const levels = Array.from({ length: 480 }, (_, index) => (index % 10 === 3 ? index / 480 : 0))
    const peaks = toPeaks(levels)
    expect(Peaks.safeParse(peaks).success).toBe(true)
    expect(peaks.at(0)).toBe('0')
    expect(peaks.at(-1)).toBe('f')
    expect(readPeaks(peaks)).toEqual(readPeaks(peaks).toSorted((a, b) => a - b))
  })
  it('raise what is quiet, but not silence', () => {
    expect(toPeaks([0.3, 0.3])).toBe('f'.repeat(48))
    expect(toPeaks([0.01, 0.01])).toBe('1'.repeat(48))
    expect(toPeaks([])).toBe('0'.repeat(48))
  })
})
