/** A statement gets a name when it is used this many times. Rare statements, such as lists of unusual lengths, are not worth the memory. */
const namedAtUse = 5
/** Most names per process. Each name takes 10 to 100 KB in every connection on the server, with the plan that PostgreSQL may keep for it. */
const maxNames = 300
/** Most statements that are counted. Then all counts restart. */
const maxCounted = 5000

/** Matches a list of all columns. A migration can change it, and PostgreSQL refuses a named statement whose columns have changed. */
const selectsAll = /(?:\bselect|\breturning|,|\.)\s*\*/i

/**
 * Creates a function that returns the name of a prepared statement; undefined for a statement that is sent without a name. A text has the
 * same name in all connections.
 */
export const createStatementNamer = (): ((text: string) => string | undefined) => {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= maxNames) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < namedAtUse) {
      if (uses.size >= maxCounted) uses.clear()
      uses.set(text, used)
      return undefined
    }
    if (selectsAll.test(text)) return undefined
    uses.delete(text)
    names.set(text, `s${names.size + 1}`)
    return names.get(text)
  }
}
