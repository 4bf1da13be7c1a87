import { create } from 'zustand'
import type { MatchCard } from '../../contract.ts'

/** The subject of the explanation dialog: a card, or the picks as a whole. */
export type ExplanationSubject = { name: string; why: MatchCard['why'] } | 'picks'

const useStore = create<{ explained: ExplanationSubject | null }>(() => ({ explained: null }))

/** The subject of the open explanation dialog; null while it is closed. */
export const useExplainedCard = (): ExplanationSubject | null => useStore(({ explained }) => explained)

/** Opens the explanation of a card or of the picks, or closes it (null). */
export const setExplainedCard = (explained: ExplanationSubject | null): void => useStore.setState({ explained })
