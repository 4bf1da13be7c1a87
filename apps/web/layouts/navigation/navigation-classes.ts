const row =
  'group flex min-h-11 w-full items-center gap-3.5 rounded-full px-3.5 font-medium text-soft transition-colors hover:bg-sunken hover:text-ink ' +
  'aria-[current=page]:bg-primary-tint aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** Classes of a navigation item by its place. */
export const navigationClasses = {
  /** A row of the sidebar or the drawer. */
  row,
  /** A row of the collapsed sidebar. */
  icon: `${row} relative justify-center`,
  /** A tab of the bottom bar. Its letters shrink with a narrow phone, so that each label keeps to one line; two lines fit. */
  tab: 'group relative flex min-h-14 w-full flex-col items-center rounded-control px-0.5 pt-1.5 text-center text-[clamp(0.65rem,3.1vw,0.75rem)] leading-[1.1] tracking-tight font-semibold text-soft aria-[current]:text-primary',
}

/** Classes of the icon of an item. The icon of the open screen is coloured and filled. */
export const navigationIconClasses = 'size-6 group-aria-[current]:fill-primary/15 group-aria-[current]:text-primary'

/** Classes of a badge over the icon; in the markup it follows the label, for screen readers. */
export const badgeOnIconClasses = 'absolute top-0.5 start-1/2 ms-1'
