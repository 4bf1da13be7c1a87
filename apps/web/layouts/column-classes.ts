/** CSS classes of the column of a screen. The narrow column is centred. */
export const columnClasses = { wide: 'w-full', narrow: 'mx-auto w-full max-w-2xl' }

/** CSS classes of the title in the header, which begins at the left edge of the column. `42rem` is the width of the narrow column. */
export const titleClasses = { wide: '', narrow: 'ps-[max(0px,calc((100%-42rem)/2))]' }

/**
 * CSS classes that give content marked by `data-fills-screen` exactly the height of the window, such as the deck. On a low window the page
 * scrolls instead.
 */
export const fillScreenClasses = {
  root: '[@media(min-height:35rem)]:has-[[data-fills-screen]]:h-dvh',
  // Cards that fly out to the side must not widen the page, because phones would zoom out.
  main: '[@media(min-height:35rem)]:has-[[data-fills-screen]]:min-h-0 has-[[data-fills-screen]]:overflow-x-clip has-[[data-fills-screen]]:pb-3',
  column: 'has-[[data-fills-screen]]:h-full',
}
