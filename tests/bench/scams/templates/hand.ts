import type { Random } from '../../../../platform/shared/seeded-random.ts'

const EMOJI = ['😂', '😍', '🙏', '❤️', '😊', '🙈', '😅', '🔥', '🥰', '👍', '😭', '✨']

const swapTwoLetters = (word: string, random: Random): string => {
  const at = random.int(1, word.length - 3)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}

/**
 * Creates a function that rewrites texts in the typing style of one person on a phone: for example in lower case, without accents or full stops,
 * with short forms, typing errors and emoji. Words with digits stay unchanged.
 */
export const createTypingStyle = (shortForms: Record<string, string>, random: Random): ((text: string) => string) => {
  const isLowerCase = random.chance(0.4)
  const isWithoutAccents = random.chance(0.35)
  const isWithoutStops = random.chance(0.4)
  const isShort = random.chance(0.35)
  const slips = random.pick([0, 0, 0, 0.01, 0.03])
  const emoji = random.pick([0, 0.08, 0.25])
  const write = (word: string): string => {
    const short = isShort ? shortForms[word.toLowerCase()] : undefined
    if (short !== undefined) return short
    return /^\p{L}{6,}$/u.test(word) && random.chance(slips) ? swapTwoLetters(word, random) : word
  }
  return (text) => {
    let written = text.split(' ').map(write).join(' ')
    // Addresses and codes keep their letters.
    if (isLowerCase) written = written.replaceAll(/\S+/g, (word) => (/\d/.test(word) ? word : word.toLowerCase()))
    if (isWithoutAccents) written = written.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '')
    if (isWithoutStops)
      written = written
        .replaceAll(/[.!](?=\s|$)/g, '')
        .replaceAll(/[¿¡]/g, '')
        .trimEnd()
    return random.chance(emoji) ? `${written} ${random.pick(EMOJI)}` : written
  }
}
