// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { encode } from 'uqr'
import { afterEach, expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

afterEach(cleanup)

/** The modules that a path covers. */
const drawn = (path: string, size: number): boolean[][] => {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(length); at++) (rows[Number(y)] ?? [])[at] = true
  return rows
}

it('draws every module of the code and no other, with a light border', () => {
  const uri = 'otpauth://totp/Ndloo%3Aamina%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Ndloo'
  render(<QrCode text={uri} label="Scan me" />)
  const { data, size } = encode(uri, { border: 4 })
  const path = screen.getByRole('img', { name: 'Scan me' }).querySelector('path')?.getAttribute('d') ?? ''
  expect(drawn(path, size)).toEqual(data)
  expect(data.slice(0, 4).flat()).not.toContain(true)
  expect(data.flat().filter(Boolean).length).toBeGreaterThan(400)
})
