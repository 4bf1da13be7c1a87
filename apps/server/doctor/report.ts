import type { Finding } from './finding.ts'

/** Formats findings for a terminal: one line each, with the advice below. */
export const formatFindings = (findings: readonly Finding[]): string => {
  const lines = findings.flatMap(({ level, about, found, advice }) => [
    `${level.padEnd(8)} ${about}: ${found}`,
    ...(advice === undefined ? [] : [`         → ${advice}`]),
  ])
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  const [problems, warnings] = [count('problem'), count('warning')]
  const plural = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
  return [...lines, '', `${plural(problems, 'problem')}, ${plural(warnings, 'warning')}.`].join('\n')
}
