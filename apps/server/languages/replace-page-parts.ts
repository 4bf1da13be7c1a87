/** The parts of a built page that depend on its texts: those of a public page, or the frame of a screen. */
export type PageParts = { title: string; description: string; html: string } | { frame: string }

const replaceOnce = (page: string, part: RegExp, by: string): string => {
  if (!part.test(page)) throw new Error(`a page of the build has no ${part.source}`)
  return page.replace(part, (_whole, before: string, after: string) => `${before}${by}${after}`)
}

/** Returns a built page in another language, or with other texts. */
export const replacePageParts = (page: string, { locale, dir }: { locale: string; dir: string }, parts: PageParts): string => {
  const fitted = replaceOnce(page, /(<html )lang="[a-z]{2}"()/, `lang="${locale}" dir="${dir}"`)
  // The frame contains no script, so the first one behind it is its end.
  if ('frame' in parts) return replaceOnce(fitted, /(<div id="start" inert aria-hidden="true">)[^]*?(<\/div><\/div><script>)/, parts.frame)
  const titled = replaceOnce(fitted, /(<title>)[^<]*(<\/title>)/, parts.title)
  const described = replaceOnce(titled, /(<meta name="description" content=")[^"]*(">)/, parts.description)
  return replaceOnce(described, /(<div id="root" data-page="[a-z]+">)[^]*(<\/div><\/body>)/, parts.html)
}
