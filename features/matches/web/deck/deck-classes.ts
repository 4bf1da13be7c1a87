/** CSS classes of the deck: the card takes the height that the buttons leave. A phone on its side has the buttons beside the card. */
export const deckColumnClasses =
  'mx-auto flex h-full w-full max-w-md flex-col gap-3 [@media(max-height:34.99rem)_and_(orientation:landscape)]:max-w-xl [@media(max-height:34.99rem)_and_(orientation:landscape)]:flex-row'
/** CSS classes of the place where the cards lie on each other. */
export const deckStackClasses =
  'relative min-h-60 flex-1 [@media(max-height:34.99rem)]:min-h-96 [@media(max-height:34.99rem)_and_(orientation:landscape)]:min-h-60'
/** CSS classes of the buttons. */
export const deckButtonsClasses =
  'flex items-center justify-center gap-4 max-[22rem]:gap-2.5 [@media(max-height:34.99rem)_and_(orientation:landscape)]:max-h-60 [@media(max-height:34.99rem)_and_(orientation:landscape)]:flex-col [@media(max-height:34.99rem)_and_(orientation:landscape)]:gap-1.5'
