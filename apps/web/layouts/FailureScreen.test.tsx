// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { catalogues as en } from '#apps/locales/en.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { FailureScreen } from './FailureScreen.tsx'

afterEach(cleanup)

it('says without a network that the screen opens with one, and not that something is wrong', () => {
  setCatalogues(en)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<FailureScreen />)
  expect(screen.getByRole('status').textContent).toContain(en.platform.offline.notKept)
  expect(screen.queryByText(en.site.failed.title)).toBeNull()
  cleanup()
  online.mockReturnValue(true)
  render(<FailureScreen />)
  expect(screen.getByRole('alert').textContent).toContain(en.site.failed.title)
})
