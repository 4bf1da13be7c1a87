// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { initialSettings, settingsTexts } from '#tests/support/web/account.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { VisibilitySettings } from './VisibilitySettings.tsx'

afterEach(cleanup)

it('saves private mode, and says what stays', async () => {
  const save = vi.fn()
  await renderScreen(<VisibilitySettings settings={initialSettings} save={save} saved={false} />, settingsTexts)
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Private mode/ })
  expect(toggle.checked).toBe(false)
  expect(screen.getByText(/Your matches and conversations stay/)).toBeTruthy()
  await userEvent.click(toggle)
  expect(save).toHaveBeenCalledWith({ privacy: { private_mode: true } })
})

it('saves that photos are blurred, and says who sees them and what cannot be taken back', async () => {
  const save = vi.fn()
  await renderScreen(<VisibilitySettings settings={initialSettings} save={save} saved={false} />, settingsTexts)
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Blur my photos until a match/ })
  expect(toggle.checked).toBe(false)
  expect(screen.getByText(/Your matches and our moderators see the real photos\. Anyone who saw or saved a photo before/)).toBeTruthy()
  await userEvent.click(toggle)
  expect(save).toHaveBeenCalledWith({ privacy: { blurs_photos: true } })
})

it('saves that first messages need a checked photo', async () => {
  const save = vi.fn()
  const settings = { ...initialSettings, privacy: { ...initialSettings.privacy, requests_checked: true } }
  await renderScreen(<VisibilitySettings settings={settings} save={save} saved={false} />, settingsTexts)
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /^Only people with a checked photo/ })
  expect(toggle.checked).toBe(true)
  await userEvent.click(toggle)
  expect(save).toHaveBeenCalledWith({ privacy: { requests_checked: false } })
})
