import { createContext } from 'react'

export type DeckPlace = 'current' | 'next' | 'leaving'

/** The place of the card that contains a component. A context, because the memoised card does not render again when its place changes. */
export const DeckPlaceContext = createContext<DeckPlace>('current')
