const home = '/dashboard/matches'

/** Whether a path has characters that browsers drop or turn into slashes, which could change the host. */
const hasUnsafeCharacters = (path: string): boolean =>
  path.includes('\\') || [...path].some((character) => character <= '\u001f' || character === '\u007f')

/** Returns a path of this application, or undefined for anything else. */
export const toLocalPath = (wanted: string | undefined, origin: string = location.origin): string | undefined => {
  if (wanted === undefined || !wanted.startsWith('/') || wanted.startsWith('//') || hasUnsafeCharacters(wanted)) return undefined
  const url = new URL(wanted, origin)
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/** Returns the path in `?redirect=` if it belongs to this application, otherwise the matches. */
export const redirectTarget = (wanted: string | undefined, origin: string = location.origin): string => toLocalPath(wanted, origin) ?? home
