const headingOf = (version) => new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}$`, 'm')

/**
 * Moves the entries under [Unreleased] to a section for a version.
 * @returns the changelog, unchanged if the section exists already; undefined when there are no unreleased entries
 */
export const datedChangelog = (changelog, version, day) => {
  if (headingOf(version).test(changelog)) return changelog
  const unreleased = /^## \[Unreleased\]\n+(?=### )/m
  return unreleased.test(changelog) ? changelog.replace(unreleased, `## [Unreleased]\n\n## [${version}] - ${day}\n\n`) : undefined
}

/** Returns the section of a version without its heading. */
export const notesOf = (changelog, version) => {
  const found = headingOf(version).exec(changelog)
  if (found === null) return ''
  const rest = changelog.slice(found.index + found[0].length)
  const end = rest.search(/^(?:## |\[[^\]]+\]: )/m)
  return `${(end === -1 ? rest : rest.slice(0, end)).trim()}\n`
}
