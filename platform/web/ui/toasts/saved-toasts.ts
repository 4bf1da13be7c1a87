import { tabStorage } from '../../storage.ts'
import { showInfo, toastStore } from './toast.ts'

const key = 'carried-toasts'

/** Saves the current info toasts for the next page in this tab. */
export const saveToastsForNextPage = (): void => {
  const infos = toastStore.current().filter(({ tone }) => tone === 'info')
  tabStorage.setItem(key, JSON.stringify(infos.map(({ message }) => message)))
}

/** Shows the toasts saved by the previous page. */
export const showSavedToasts = (): void => {
  const saved = tabStorage.getItem(key)
  tabStorage.removeItem(key)
  for (const message of JSON.parse(saved ?? '[]') as string[]) showInfo(message)
}
