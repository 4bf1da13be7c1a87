import { expect, it } from 'vitest'
import { cityOfZone } from './city-of-zone.ts'

it.each([
  ['Africa/Douala', 'Douala'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('names the city of %s', (zone, city) => expect(cityOfZone(zone)).toBe(city))
