import type { Random } from '../../../../platform/shared/seeded-random.ts'
import { PLAYBOOKS, type Playbook } from '../conversation.ts'
import type { TemplateBlock, ConversationStep } from './read-blocks.ts'

export type BlocksByKind = { everyday: TemplateBlock[]; honest: TemplateBlock[]; scams: TemplateBlock[] }

const LONGEST = 30
const SHORTEST = 6

/** Share of frauds with few signs. */
const SUBTLE_SHARE = 0.1
/** Share of honest pairs who talk about money or exchange a number. */
const MONEY_SHARE = 0.25
/** Share of honest people who declare a great love early. */
const WARM_SHARE = 0.1
/** Share of honest people who are the victim of a fraud. */
const VICTIM_SHARE = 0.02
/** Share of blocks that keep to one thread: they use the wording at the same position in every step, because these fit together. */
const THREAD_SHARE = 0.6

const ofKind = (blocks: readonly TemplateBlock[], kind: string): TemplateBlock[] => blocks.filter((block) => block.kind === kind)

const stepsOf = (block: TemplateBlock, random: Random): ConversationStep[] => {
  const thread = random.chance(THREAD_SHARE) ? random.below(3) : undefined
  return block.steps
    .filter((step) => !step.isOptional || random.chance(0.6))
    .map((step) => (thread === undefined ? step : { ...step, wordings: [step.wordings[thread % step.wordings.length] ?? ''] }))
}

const exchangeSides = (steps: readonly ConversationStep[]): ConversationStep[] =>
  steps.map((step) => ({ ...step, from: step.from === 'writer' ? 'other' : 'writer' }))

const eitherWay = (block: TemplateBlock, random: Random): ConversationStep[] => {
  const steps = stepsOf(block, random)
  return !block.flags.includes('fixed') && random.chance(0.5) ? exchangeSides(steps) : steps
}

/** A new subject often begins on another day. */
const onAnotherDay = (steps: readonly ConversationStep[], random: Random): ConversationStep[] =>
  steps.map((step, index) => (index === 0 && random.chance(0.4) ? { ...step, isNextDay: true } : step))

/** Returns at least `least` steps of everyday talk, from different scenes. */
const talkFor = (shelf: BlocksByKind, least: number, random: Random): ConversationStep[] => {
  const scenes = random.some(ofKind(shelf.honest, 'talk'), 9)
  const steps: ConversationStep[] = []
  for (const scene of scenes) {
    if (steps.length >= least) break
    steps.push(...onAnotherDay(eitherWay(scene, random), random))
  }
  return steps
}

/**
 * Returns the steps of a fraud of 6 to 30 lines: an opening, everyday talk like that of honest people (more in a slow block), and a block of the
 * playbook. Some also have flattery, a move to another service, or pressure.
 * @throws {Error} when the shelf has no block for the playbook
 */
export const arrangeScam = (shelf: BlocksByKind, playbook: Playbook, random: Random): ConversationStep[] => {
  const ofPlaybook = ofKind(shelf.scams, playbook)
  const isSubtle = random.chance(SUBTLE_SHARE)
  const wanted = ofPlaybook.filter((block) => block.flags.includes('subtle') === isSubtle)
  const block = random.pick(wanted.length > 0 ? wanted : ofPlaybook)
  const core = stepsOf(block, random)
  const opening = eitherWay(random.pick(ofKind(shelf.everyday, 'opening')), random)
  const warm = random.chance(0.4) ? stepsOf(random.pick(ofKind(shelf.everyday, 'warm')), random) : []
  const isLoud = !block.flags.includes('subtle')
  const offsite = isLoud && random.chance(0.25) ? stepsOf(random.pick(ofKind(shelf.everyday, 'offsite')), random) : []
  const presses = isLoud && playbook !== 'sextortion' && random.chance(0.35)
  const pressure = presses ? stepsOf(random.pick(ofKind(shelf.everyday, 'pressure')), random) : []
  const least = block.flags.includes('slow') ? 13 : random.pick([0, 0, 2, 5])
  const room = LONGEST - [opening, warm, offsite, core, pressure].flat().length
  const talk = talkFor(shelf, Math.min(least, room), random).slice(0, Math.max(0, room))
  return [...opening, ...talk, ...warm, ...offsite, ...core, ...pressure]
}

/** Returns the steps of an honest conversation of 6 to 30 lines. In a few, the honest writer is the victim of a fraud. */
export const arrangeHonest = (shelf: BlocksByKind, random: Random): ConversationStep[] => {
  if (random.chance(VICTIM_SHARE)) return exchangeSides(arrangeScam(shelf, random.pick(PLAYBOOKS), random))
  const opening = eitherWay(random.pick(ofKind(shelf.everyday, 'opening')), random)
  const money = random.chance(MONEY_SHARE)
    ? random.some(ofKind(shelf.honest, 'money'), random.pick([1, 1, 2])).flatMap((block) => onAnotherDay(eitherWay(block, random), random))
    : []
  const closing = random.chance(0.5) ? stepsOf(random.pick(ofKind(shelf.everyday, 'closing')), random) : []
  const warm = random.chance(WARM_SHARE) ? eitherWay(random.pick(ofKind(shelf.everyday, 'warm')), random) : []
  const fixed = opening.length + money.length + closing.length + warm.length
  const before = talkFor(shelf, Math.max(SHORTEST - fixed, random.int(2, 16)), random)
  return [...opening, ...before.slice(0, Math.max(0, LONGEST - fixed)), ...warm, ...money, ...closing]
}
