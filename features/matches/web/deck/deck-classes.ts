/** CSS classes of the deck: the card takes the height that the buttons leave. */
export const deckColumn = 'mx-auto flex h-full w-full max-w-md flex-col gap-3'
/** CSS classes of the place where the cards lie on each other. */
export const deckStack = 'relative min-h-60 flex-1 [@media(max-height:34.99rem)]:min-h-96'
