import { browserStorage } from '#platform/web/storage.ts'

const key = 'terms-outdated'

/** Whether the server last said that the member has not accepted the current terms. Survives a reload; cleared when the session ends. */
export const wereTermsOutdated = (): boolean => browserStorage.getItem(key) !== null

/** Stores what the server says, so that the next page load can show the notice at once. */
export const rememberTermsOutdated = (outdated: boolean): void => {
  if (outdated) browserStorage.setItem(key, '1')
  else browserStorage.removeItem(key)
}
