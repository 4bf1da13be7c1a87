import { create } from 'zustand'
import type { MatchCard } from '../../contract.ts'

/** A card that is explained; the picks are explained together. */
export type ExplainedCard = { name: string; why: MatchCard['why'] } | 'picks'

const useStore = create<{ explained: ExplainedCard | null }>(() => ({ explained: null }))

/** What is explained; null for nothing. */
export const useExplainedCard = (): ExplainedCard | null => useStore(({ explained }) => explained)

/** Opens the explanation of a card or of the picks, or closes it. */
export const setExplainedCard = (explained: ExplainedCard | null): void => useStore.setState({ explained })
