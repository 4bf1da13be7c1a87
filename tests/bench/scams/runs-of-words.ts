const WORDS_IN_A_ROW = 5

/** Every run of words of a text, without slots; a shorter text is one run. */
export const runsOf = (text: string): string[] => {
  const words =
    text
      .toLowerCase()
      .replaceAll(/\{\w+\}/g, ' ')
      .match(/[\p{L}\p{N}']+/gu) ?? []
  if (words.length < WORDS_IN_A_ROW) return [words.join(' ')]
  return Array.from({ length: words.length - WORDS_IN_A_ROW + 1 }, (_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}
