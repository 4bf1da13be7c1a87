// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { carryToasts, showCarriedToasts } from './carried-toasts.ts'
import { showError, showInfo, toastStore } from './toast.ts'

const told = () => toastStore.current().map(({ message }) => message)

it('tells on the next page what was told on this one, once, and no failures', () => {
  showInfo('A code is on its way.')
  showError('That failed.')
  carryToasts()
  toastStore.clear()
  showCarriedToasts()
  expect(told()).toEqual(['A code is on its way.'])
  toastStore.clear()
  showCarriedToasts()
  expect(told()).toEqual([])
})
