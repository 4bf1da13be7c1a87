/**
 * CSS classes of the column of a screen. Both columns begin at the left edge of the header, so that the title does not move between
 * screens.
 */
export const columnClasses = { wide: 'w-full', narrow: 'w-full max-w-2xl' }

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
