/** One step: who writes, and the wordings to choose from. */
export type Step = { from: 'writer' | 'other'; wordings: string[]; isOptional: boolean; isNextDay: boolean }

export type Block = { kind: string; flags: string[]; steps: Step[] }

const readSteps = (lines: readonly string[]): Step[] => {
  const steps: Step[] = []
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
export const readBlocks = (text: string): Block[] =>
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
