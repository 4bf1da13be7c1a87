import { tabStorage } from '../../storage.ts'
import { showInfo, toastStore } from './toast.ts'

const key = 'carried-toasts'

/** Has what is told just now told again by the page that comes next in this tab. */
export const carryToasts = (): void => {
  const told = toastStore.current().filter(({ tone }) => tone === 'info')
  tabStorage.setItem(key, JSON.stringify(told.map(({ message }) => message)))
}

/** Tells what the page before carried over. */
export const showCarriedToasts = (): void => {
  const carried = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  for (const message of JSON.parse(carried ?? '[]') as string[]) showInfo(message)
}
