// How many of the written conversations of each language are found, and how many honest ones are taken for a scam.
//   npm run bench scams [-- --seed 11 --scams 200 --honest 2000 --part held-out]
import { parseArgs } from 'node:util'
import { scoreConversation, suspiciousPoints } from '#features/scams/server/signs/score-conversation.ts'
import { PLAYBOOKS } from './conversation.ts'
import { TEMPLATES_BY_LANGUAGE, writeConversations } from './write-conversations.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '11' },
    scams: { type: 'string', default: '200' },
    honest: { type: 'string', default: '2000' },
    part: { type: 'string', default: 'held-out' },
  },
})
const part = values.part === 'known' ? 'known' : 'held-out'
const share = (found: number, all: number) => `${((found / all) * 100).toFixed(found / all < 0.1 ? 2 : 0)} %`

console.log(`${part}, ${values.scams} scams and ${values.honest} honest conversations a language, at ${suspiciousPoints} points`)
for (const language of Object.keys(TEMPLATES_BY_LANGUAGE) as (keyof typeof TEMPLATES_BY_LANGUAGE)[]) {
  const written = writeConversations(language, {
    seed: Number(values.seed),
    scams: Number(values.scams),
    honest: Number(values.honest),
    part,
  })
  const judged = written.map(({ playbook, lines }) => ({ playbook, isFound: scoreConversation(lines).points >= suspiciousPoints }))
  const shareOf = (chosen: typeof judged) => share(chosen.filter(({ isFound }) => isFound).length, chosen.length)
  const books = PLAYBOOKS.map((book) => `${book} ${shareOf(judged.filter(({ playbook }) => playbook === book))}`)
  const scams = judged.filter(({ playbook }) => playbook !== null)
  console.log(
    `${language}  found ${shareOf(scams)} (${books.join(', ')}), false alarms ${shareOf(judged.filter(({ playbook }) => playbook === null))}`,
  )
}
