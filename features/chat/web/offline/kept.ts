/** Small things this browser keeps over a reload, by member. Where storage is refused or full they live as long as the page. */
const name = (memberId: string, ...path: readonly string[]): string => ['chat', memberId, ...path].join(':')

/** Keeps a text under a path of one member. */
export const keep = (memberId: string, path: readonly string[], value: string): void => {
  try {
    localStorage.setItem(name(memberId, ...path), value)
  } catch {
    // A private window, or no room left.
  }
}

/** Removes what is kept under a path. */
export const drop = (memberId: string, path: readonly string[]): void => {
  try {
    localStorage.removeItem(name(memberId, ...path))
  } catch {
    // Nothing was kept either.
  }
}

/** Everything kept below a path: the rest of each path, and the text. */
export const keptBelow = (memberId: string, path: readonly string[]): [rest: string[], value: string][] => {
  const prefix = `${name(memberId, ...path)}:`
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length).split(':'), localStorage.getItem(key) ?? ''])
  } catch {
    return []
  }
}

/** The path below a member that a key of the storage means, if it is one of ours. */
export const pathOf = (memberId: string, key: string | null): string[] | undefined =>
  key?.startsWith(`${name(memberId)}:`) ? key.slice(name(memberId).length + 1).split(':') : undefined
