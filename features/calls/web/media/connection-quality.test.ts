import { expect, it } from 'vitest'
import { assessVideoBandwidth, rateQuality, type ConnectionSample, readSample } from './connection-quality.ts'

const quiet: ConnectionSample = { received: 0, lost: 0, roundTrip: 0.05, available: 400_000, missed: 0, frames: 0, route: undefined }

it.each([
  [{ received: 100, lost: 0 }, 'good'],
  [{ received: 95, lost: 5 }, 'fair'],
  [{ received: 85, lost: 15 }, 'poor'],
  [{ received: 0, lost: 0 }, 'poor'],
  [{ received: 100, lost: 0, roundTrip: 0.5 }, 'fair'],
  [{ received: 100, lost: 0, roundTrip: 0.9 }, 'poor'],
] as const)('a line with %j is %s', (part, quality) => {
  expect(rateQuality(quiet, { ...quiet, ...part })).toBe(quality)
})

it('rates the time since the last sample, not the whole call', () => {
  const before = { ...quiet, received: 500, lost: 500 }
  expect(rateQuality(before, { ...before, received: 600 })).toBe('good')
})

it('drops video after high packet loss when the browser reports no bandwidth', () => {
  let narrow = 0
  const given: boolean[] = []
  for (let look = 0; look < 4; look++) {
    const next = assessVideoBandwidth(narrow, { ...quiet, available: undefined, missed: 0.2 })
    narrow = next.narrow
    given.push(next.drops)
  }
  expect(given).toEqual([false, false, false, true])
})

it('reads the candidate types of the connection', () => {
  const entries = [
    { id: 'T', type: 'transport', selectedCandidatePairId: 'P' },
    { id: 'P', type: 'candidate-pair', localCandidateId: 'L', remoteCandidateId: 'R', currentRoundTripTime: 0.2 },
    { id: 'L', type: 'local-candidate', candidateType: 'relay' },
    { id: 'R', type: 'remote-candidate', candidateType: 'relay' },
    { id: 'V', type: 'inbound-rtp', kind: 'video', framesDecoded: 12 },
  ]
  const sample = readSample(new Map(entries.map((entry) => [entry.id, entry])))
  expect(sample).toMatchObject({ route: { local: 'relay', remote: 'relay' }, roundTrip: 0.2, frames: 12, received: 0 })
})
