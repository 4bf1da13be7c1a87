import { useRef } from 'react'

/** Letters typed within this many milliseconds belong together. */
const pause = 700

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface Entry {
  /** Texts that can be searched. */
  words: readonly string[]
}

/** Type-ahead search in a list; repeating one letter cycles through the entries that start with it. */
export const useTypeAhead = (entries: readonly Entry[]) => {
  const typed = useRef({ text: '', at: 0 })
  return {
    /** Whether a search is in progress, so that a space belongs to it. */
    isGathering: (now: number): boolean => typed.current.text !== '' && now - typed.current.at < pause,
    /** Returns the index for one more typed letter, starting from the active one; -1 without a match. */
    find: (letter: string, active: number, now: number): number => {
      const before = now - typed.current.at < pause ? typed.current.text : ''
      const text = before + fold(letter)
      typed.current = { text, at: now }
      const repeated = [...text].every((each) => each === text[0])
      const sought = repeated ? text.slice(0, 1) : text
      const from = text.length === 1 || repeated ? active + 1 : Math.max(0, active)
      const order = entries.map((_, index) => (from + index) % entries.length)
      return order.find((index) => entries[index]?.words.some((word) => fold(word).startsWith(sought))) ?? -1
    },
  }
}
