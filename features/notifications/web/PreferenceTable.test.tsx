// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { initialSettings } from '#tests/support/web/account.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as notifications } from '../locales/en.ts'
import { PreferenceTable } from './PreferenceTable.tsx'

const person = userEvent.setup({ delay: null })
const onChange = vi.fn()
const choices = { ...initialSettings.notices, gift: { in_app: false, email: false, push: false } }
const show = (enabled: boolean) =>
  renderScreen(<PreferenceTable choices={choices} enabled={enabled} onChange={onChange} />, { notifications })
const row = (name: RegExp) => screen.getByRole('button', { name })

afterEach(() => {
  cleanup()
  onChange.mockReset()
})

it('names the channels of each kind', async () => {
  await show(true)
  expect(row(/^Likes/).textContent).toBe('LikesIn the app · Email · Push')
  expect(row(/^Gifts/).textContent).toBe('GiftsOff')
})

it('opens a kind to change its channels, and closes it', async () => {
  await show(true)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await person.click(row(/^Likes/))
  await person.click(within(screen.getByRole('group', { name: 'Likes' })).getByRole('checkbox', { name: 'Push' }))
  expect(onChange.mock.calls).toEqual([[{ like: { push: false } }]])
  await person.click(row(/^Likes/))
  expect(screen.queryByRole('group')).toBeNull()
})

it('opens nothing but safety while notifications are off', async () => {
  await show(false)
  await person.click(row(/^Likes/))
  expect(screen.queryByRole('group')).toBeNull()
  await person.click(row(/^Safety/))
  expect(screen.getByRole('group', { name: 'Safety and decisions' })).toBeTruthy()
})
