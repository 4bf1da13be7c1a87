// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setDataSaver, isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { settingsTexts } from '#tests/support/web/account.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { DataSaverSettings } from './DataSaverSettings.tsx'

afterEach(() => {
  cleanup()
  setDataSaver('auto')
})
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

// The arrow keys are pressed in the journey `data-saver`, because the document of this test has no CSS.escape.
it('has three choices, follows the browser at first, and applies each choice at once', async () => {
  const person = userEvent.setup()
  await renderScreen(<DataSaverSettings />, settingsTexts)
  expect(screen.getByRole('group', { name: 'Save data' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  expect(radio('Automatic').checked).toBe(true)
  await person.click(radio('On'))
  expect(radio('On').checked).toBe(true)
  expect(isDataSaverOn()).toBe(true)
  await person.click(radio('Off'))
  expect(radio('Off').checked).toBe(true)
  expect(isDataSaverOn()).toBe(false)
})

it('shows what was chosen before', async () => {
  setDataSaver('on')
  await renderScreen(<DataSaverSettings />, settingsTexts)
  expect(radio('On').checked).toBe(true)
})
