/** One line of a conversation: who writes it, and the wordings to choose from. */
export type ConversationStep = { from: 'writer' | 'other'; wordings: string[]; isOptional: boolean; isNextDay: boolean }

export type TemplateBlock = { kind: string; flags: string[]; steps: ConversationStep[] }

const readSteps = (lines: readonly string[]): ConversationStep[] => {
  const steps: ConversationStep[] = []
  let isNextDay = false
  for (const line of lines) {
    if (line === '~') {
      isNextDay = true
      continue
    }
    const match = /^(\??)([<>]) (.+)$/.exec(line)
    if (match === null) throw new Error(`not a step: ${line}`)
    const [, optional, side, texts = ''] = match
    steps.push({ from: side === '>' ? 'writer' : 'other', wordings: texts.split(' / '), isOptional: optional === '?', isNextDay })
    isNextDay = false
  }
  return steps
}

/**
 * Reads hand-written blocks. `# kind flags` starts a block, `>` is a line of the writer, `<` one of the other, `?` before it makes
 * it optional, ` / ` separates wordings, and `~` lets a night pass.
 * @throws {Error} for a line in no such form
 */
export const readBlocks = (text: string): TemplateBlock[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
      const [kind = '', ...flags] = head.split(' ')
      return { kind, flags, steps: readSteps(lines) }
    })
