import { createHmac } from 'node:crypto'
import { exposureStep } from '../model/population.ts'

/**
 * The step of a number of cards. Where the steps of a member begin is shifted by up to half a step, by an amount that follows from the secret
 * and never changes. So nobody can count up to a border and learn from it whether they were shown to somebody once more.
 */
export const blurredStep = (cards: number, memberId: string, secret: string): number => {
  const byte = createHmac('sha256', secret).update('the step of exposure').update(memberId).digest()[0] ?? 0
  return exposureStep(cards * 2 ** (byte / 256 - 0.5))
}
