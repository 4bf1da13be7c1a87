import { create } from 'zustand'
import type { MatchCard } from '../../contract.ts'

/** A card that is explained; the picks are explained together. */
export type Explained = { name: string; why: MatchCard['why'] } | 'picks'

const useStore = create<{ explained: Explained | null }>(() => ({ explained: null }))

/** What is explained; null for nothing. */
export const useExplained = (): Explained | null => useStore(({ explained }) => explained)

/** Opens the explanation of a card or of the picks, or closes it. */
export const explain = (explained: Explained | null): void => useStore.setState({ explained })
