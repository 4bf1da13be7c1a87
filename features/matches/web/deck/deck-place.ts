import { createContext } from 'react'

export type DeckPlace = 'current' | 'next' | 'leaving'

/** The place of the card around. A context, because the card itself is memoised and does not render again when it moves. */
export const DeckPlaceContext = createContext<DeckPlace>('current')
