const row =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3.5 font-semibold text-soft transition-colors hover:bg-sunken ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:text-primary'

/** How a place of the dashboard looks where it stands. */
export const navigationStyles = {
  /** A row of the sidebar or the drawer. */
  row,
  /** The same where only the icon has room. */
  icon: `${row} relative justify-center`,
  /** A tab of the bottom bar; two lines of words have room. */
  tab: 'relative flex min-h-14 w-full flex-col items-center gap-0.5 rounded-control px-0.5 pt-1.5 text-center text-xs leading-tight font-semibold text-soft aria-[current=page]:text-primary',
}

/** After the words for those who listen, on the icon for those who see. */
export const badgeOnIcon = 'absolute top-0 left-1/2 ml-1'
