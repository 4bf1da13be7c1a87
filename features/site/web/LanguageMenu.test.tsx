// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { startLanguage, useLanguage } from '#platform/web/i18n.tsx'
import { renderScreen } from '#platform/web/testing/render-screen.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { menuPosition } from './menu-position.ts'

const person = userEvent.setup({ delay: null })
const button = () => screen.getByRole('button')
beforeEach(async () => {
  localStorage.clear()
  await startLanguage(() => Promise.resolve({ platform }), 'en')
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
  it('changes the language, remembers it, and closes', async () => {
    await person.click(button())
    await person.keyboard('{ArrowUp}')
    expect(document.activeElement?.textContent).toBe('Kiswahili')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(useLanguage.getState().locale).toBe('sw'))
    expect(localStorage.getItem('preferred-language')).toBe('sw')
    expect(document.documentElement.lang).toBe('sw')
    expect(screen.queryByRole('menu')).toBeNull()
  })
})

describe('its place', () => {
  it('is 8 px above the button, at its left edge, and 16 px from either side', () => {
    expect(menuPosition({ left: 100, top: 700 }, 400, 800)).toEqual({ left: 100, bottom: 108 })
    expect(menuPosition({ left: 2, top: 700 }, 400, 800).left).toBe(16)
    expect(menuPosition({ left: 390, top: 700 }, 400, 800).left).toBe(224)
  })
})
