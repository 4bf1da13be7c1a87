import { useRef } from 'react'

/** Letters typed within this many milliseconds belong together. */
const pause = 700

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

interface Entry {
  /** What letters may find it by. */
  words: readonly string[]
}

/** Finds entries of a list by letters typed after one another; the same letter again and again goes through all that begin with it. */
export const useTypeAhead = (entries: readonly Entry[]) => {
  const typed = useRef({ text: '', at: 0 })
  return {
    /** Whether letters are still being gathered, so that a space is one of them. */
    isGathering: (now: number): boolean => typed.current.text !== '' && now - typed.current.at < pause,
    /** The index to go to for one more letter, from the one that is active; -1 when nothing begins so. */
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
