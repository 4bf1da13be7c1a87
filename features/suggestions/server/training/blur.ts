import { createHmac } from 'node:crypto'
import { exposureStep } from '../model/population.ts'

/** By how much the steps of a member's exposure are shifted, from −0.5 to 0.5 steps. It follows from the secret and never changes. */
export const stepShift = (memberId: string, secret: string): number =>
  (createHmac('sha256', secret).update('the step of exposure').update(memberId).digest()[0] ?? 0) / 255 - 0.5

/**
 * The step of a number of cards, with the shift of the member. Because the shift is secret, nobody can count up to the border of a step and
 * learn from it whether they were shown to somebody once more.
 */
export const blurredStep = (cards: number, shift: number): number => exposureStep(cards * 2 ** shift)
