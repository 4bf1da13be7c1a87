/** Where the picks are: beside each other in a line that scrolls, in five columns where the screen is wide, or below each other. */
export type PicksLayout = 'line' | 'columns' | 'list'

/** CSS classes of the list of picks. */
export const picksListClasses: Record<PicksLayout, string> = {
  line: 'flex w-max gap-3',
  columns: 'flex w-max gap-3 min-[68rem]:grid min-[68rem]:w-full min-[68rem]:grid-cols-5 min-[68rem]:gap-4',
  list: 'flex flex-col gap-3',
}

/** CSS classes of the place of one pick. */
export const pickPlaceClasses: Record<PicksLayout, string> = {
  line: 'w-[min(19rem,86vw)] shrink-0 snap-start',
  columns: 'w-[min(19rem,86vw)] shrink-0 snap-start min-[68rem]:w-auto min-[68rem]:min-w-0',
  list: '',
}

/** CSS classes of one pick: as high while it loads as when it is there. */
export const pickBoxClasses: Record<PicksLayout, string> = {
  line: 'flex h-30',
  columns: 'flex h-30 min-[68rem]:h-77 min-[68rem]:flex-col',
  list: 'flex h-30',
}

/** CSS classes of the line in which the picks scroll; it reaches the edge of a phone, and its padding leaves room for the focus ring. */
export const picksScrollerClasses =
  '-mx-4 snap-x scroll-px-4 overflow-x-auto overscroll-x-contain px-4 py-1 scrollbar-none md:-mx-1 md:scroll-px-1 md:px-1'
