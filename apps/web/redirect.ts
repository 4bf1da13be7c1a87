const home = '/dashboard/matches'

/** Characters that a browser drops or turns into slashes, by which a path could become another address. */
const hasUnsafeCharacters = (path: string): boolean =>
  path.includes('\\') || [...path].some((character) => character <= '\u001f' || character === '\u007f')

/** A path of this application as it was given, undefined for anything else. */
export const localPath = (wanted: string | undefined, origin: string = location.origin): string | undefined => {
  if (wanted === undefined || !wanted.startsWith('/') || wanted.startsWith('//') || hasUnsafeCharacters(wanted)) return undefined
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** The path of this application that `?redirect=` asks for; the matches when it asks for anything else. */
export const redirectTarget = (wanted: string | undefined, origin: string = location.origin): string => localPath(wanted, origin) ?? home
