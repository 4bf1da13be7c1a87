import type { Random } from '../../../../platform/shared/seeded-random.ts'
import type { LanguageTemplates, TemplatePart } from './language-templates.ts'

/**
 * Creates a function that fills the slots of one conversation. A slot keeps its value throughout the conversation; `{amount2}` is another value of
 * the list `amount`. The two parts use different halves of each list.
 * @throws {Error} from the returned function, for a slot without a list
 */
export const createSlotFiller = (templates: LanguageTemplates, part: TemplatePart, random: Random): ((text: string) => string) => {
  const values = new Map<string, string>()
  const draw = (slot: string): string => {
    const list = templates.slots[slot.replace(/\d$/, '')]
    if (list === undefined) throw new Error(`no list for the slot ${slot}`)
    const own = list.filter((_, index) => index % 2 === (part === 'known' ? 0 : 1))
    return random
      .pick(own)
      .replaceAll('#', () => String(random.int(1, 9)))
      .replaceAll('%', () => random.pick(templates.digits))
  }
  return (text) =>
    text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
      const value = values.get(slot) ?? draw(slot)
      values.set(slot, value)
      return value
    })
}
