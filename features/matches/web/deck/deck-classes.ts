/** CSS classes of the deck: the card takes the height that the buttons leave. */
export const deckColumn = 'mx-auto flex h-full w-full max-w-md flex-col gap-3'
/** CSS classes of the place where the cards lie on each other. */
export const deckStack = 'relative min-h-96 flex-1'
