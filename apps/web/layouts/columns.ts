/**
 * Classes of a screen's column by its kind. The header spans the wide column; `title` moves the title to the left edge of the content, so that
 * bell and avatar stay in place when the kind of screen changes.
 */
export const columns = {
  wide: { content: 'mx-auto w-full max-w-6xl', title: '' },
  narrow: { content: 'mx-auto w-full max-w-2xl', title: 'pl-[max(0px,calc((100%-42rem)/2))]' },
}
