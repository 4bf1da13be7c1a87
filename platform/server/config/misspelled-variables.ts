/** Variables that Kubernetes sets in every container of a namespace with a service called `ndloo`. */
const kubernetes = /^NDLOO(?:_\w+)?_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_(?:TCP|UDP)\w*)?)$/

const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** Damerau-Levenshtein distance of two words; 3 when their lengths differ by more than 2. */
const distance = (one: string, other: string): number => {
  if (Math.abs(one.length - other.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1]
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 3
}

/** Only names of seven letters and more are compared by distance: short names resemble too many others. */
const isNear = (given: string, known: string): boolean => {
  const [one, other] = [plain(given), plain(known)]
  if (one === other) return true
  return other.length >= 7 && distance(one, other) <= (other.length >= 8 ? 2 : 1)
}

/**
 * Warns of environment variables that look like a misspelled variable of Ndloo that is not set.
 * @param known names of all variables Ndloo reads
 * @returns one sentence per suspicious variable
 */
export const misspelledVariableWarnings = (environment: Record<string, string | undefined>, known: readonly string[]): string[] => {
  const absent = known.filter((name) => !environment[name])
  return Object.keys(environment).flatMap((given) => {
    if (!environment[given] || known.includes(given) || kubernetes.test(given)) return []
    const prefixed = given.toUpperCase().startsWith('NDLOO_')
    const meant = (prefixed ? known : absent).find((name) => isNear(prefixed ? given.slice('NDLOO_'.length) : given, name))
    if (prefixed) return [`${given} is not read: the variables of Ndloo have no prefix${meant === undefined ? '' : `; write ${meant}`}`]
    if (meant === undefined) return []
    return [`${given} is not read; did you mean ${meant}? If it belongs to another program, start without it: env -u ${given} …`]
  })
}
