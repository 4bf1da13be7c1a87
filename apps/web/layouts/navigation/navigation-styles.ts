const row =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3.5 font-semibold text-soft transition-colors hover:bg-sunken ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary'

/** Classes of a navigation item by its place. */
export const navigationStyles = {
  /** A row of the sidebar or the drawer. */
  row,
  /** A row of the collapsed sidebar. */
  icon: `${row} relative justify-center`,
  /** A tab of the bottom bar, with up to two lines of text. */
  tab: 'relative flex min-h-14 w-full flex-col items-center gap-0.5 rounded-control px-0.5 pt-1.5 text-center text-xs leading-tight font-semibold text-soft aria-[current=page]:text-primary',
}

/** Classes of a badge over the icon; in the markup it follows the label, for screen readers. */
export const badgeOnIcon = 'absolute top-0 left-1/2 ml-1'
