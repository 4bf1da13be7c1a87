// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { saveToastsForNextPage, showSavedToasts } from './saved-toasts.ts'
import { showError, showInfo, toastStore } from './toast.ts'

const messages = () => toastStore.current().map(({ message }) => message)

it('shows info toasts of the previous page once, but no errors', () => {
  showInfo('A code is on its way.')
  showError('That failed.')
  saveToastsForNextPage()
  toastStore.clear()
  showSavedToasts()
  expect(messages()).toEqual(['A code is on its way.'])
  toastStore.clear()
  showSavedToasts()
  expect(messages()).toEqual([])
})
