// Stores small values in localStorage for each member. Where storage is disabled or full, saving does nothing.

const keyOf = (memberId: string, ...path: readonly string[]): string => ['chat', memberId, ...path].join(':')

/** Saves a text under a path, separately for each member. */
export const saveMemberItem = (memberId: string, path: readonly string[], value: string): void => {
  try {
    localStorage.setItem(keyOf(memberId, ...path), value)
  } catch {
    // Storage is disabled (private window) or full.
  }
}

/** Removes the value under a path. */
export const removeMemberItem = (memberId: string, path: readonly string[]): void => {
  try {
    localStorage.removeItem(keyOf(memberId, ...path))
  } catch {
    // Storage is disabled, so nothing was saved.
  }
}

/** Reads the value under a path; null when there is none or storage is disabled. */
export const readMemberItem = (memberId: string, path: readonly string[]): string | null => {
  try {
    return localStorage.getItem(keyOf(memberId, ...path))
  } catch {
    return null
  }
}

/** Lists the values below a path, each with the rest of its path. */
export const listMemberItems = (memberId: string, path: readonly string[]): [rest: string[], value: string][] => {
  const prefix = `${keyOf(memberId, ...path)}:`
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length).split(':'), localStorage.getItem(key) ?? ''])
  } catch {
    return []
  }
}

/** Splits a localStorage key into the path of a value of this member; undefined for any other key. */
export const parseMemberItemKey = (memberId: string, key: string | null): string[] | undefined =>
  key?.startsWith(`${keyOf(memberId)}:`) ? key.slice(keyOf(memberId).length + 1).split(':') : undefined
