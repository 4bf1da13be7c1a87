// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { initLanguage, languageNames, locales, useLanguage } from '#platform/web/i18n.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { calculateMenuPosition } from './menu-position.ts'

const last = locales[locales.length - 1] ?? 'en'
const person = userEvent.setup({ delay: null })
const button = () => screen.getByRole('button')
beforeEach(async () => {
  localStorage.clear()
  await initLanguage(() => Promise.resolve({ platform }), 'en')
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400)
  await renderScreen(<LanguageMenu />, { platform })
})
afterEach(cleanup)

describe('the language menu', () => {
  it('opens and closes with its button, with Escape and with a press outside', async () => {
    await person.click(button())
    expect(screen.getByRole('menu')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('English')
    await person.click(button())
    expect(screen.queryByRole('menu')).toBeNull()
    await person.click(button())
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(button())
    await person.click(button())
    await person.click(document.body)
    expect(screen.queryByRole('menu')).toBeNull()
  })
  it('changes and stores the language, and closes', async () => {
    await person.click(button())
    await person.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe(languageNames[last])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(useLanguage.getState().locale).toBe(last))
    expect(localStorage.getItem('preferred-language')).toBe(last)
    expect(document.documentElement.lang).toBe(last)
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

it('leaves the sheet that it is in open when Escape closes it', async () => {
  cleanup()
  const onOpenChange = vi.fn()
  const sheet = (
    <Sheet open onOpenChange={onOpenChange} title="More" closeLabel="Close">
      <LanguageMenu />
    </Sheet>
  )
  await renderScreen(sheet, { platform })
  await person.click(await screen.findByRole('button', { name: 'Language: English' }))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onOpenChange).not.toHaveBeenCalled()
  await person.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

describe('the position of the menu', () => {
  const at = (left: number) => ({ left, top: 700, bottom: 744 })
  it('is 8 px above the button, at its left edge, and 16 px from either side', () => {
    expect(calculateMenuPosition(at(100), 'above', 400, 800)).toEqual({ left: 100, bottom: 108 })
    expect(calculateMenuPosition(at(2), 'above', 400, 800).left).toBe(16)
    expect(calculateMenuPosition(at(390), 'above', 400, 800).left).toBe(224)
  })
  it('is 8 px below the button in the top bar', () => {
    expect(calculateMenuPosition(at(100), 'below', 400, 800)).toEqual({ left: 100, top: 752 })
  })
  it('is updated when the window is resized', async () => {
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue({ left: 40, top: 300, bottom: 344 } as DOMRect)
    await person.click(button())
    expect(screen.getByRole('menu').style.left).toBe('40px')
    vi.spyOn(button(), 'getBoundingClientRect').mockReturnValue({ left: 60, top: 300, bottom: 344 } as DOMRect)
    fireEvent(window, new Event('resize'))
    expect(screen.getByRole('menu').style.left).toBe('60px')
  })
})
