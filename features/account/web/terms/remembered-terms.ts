import { browserStorage } from '#platform/web/storage.ts'

const key = 'terms-outdated'

/** Whether the server last said, possibly before a reload, that the member has not accepted the current terms. The end of a session clears it. */
export const wereTermsOutdated = (): boolean => browserStorage.getItem(key) !== null

/** Stores what the server says, so that the next load can show the notice with the first paint. */
export const rememberTermsOutdated = (outdated: boolean): void => {
  if (outdated) browserStorage.setItem(key, '1')
  else browserStorage.removeItem(key)
}
