import { createHmac } from 'node:crypto'
import { toExposureStep } from '../model/population.ts'

/** Returns by how much the exposure steps of a member are shifted, from −0.5 to 0.5 steps. It is derived from the secret and never changes. */
export const exposureStepShift = (memberId: string, secret: string): number =>
  (createHmac('sha256', secret).update('the step of exposure').update(memberId).digest()[0] ?? 0) / 255 - 0.5

/**
 * Returns the exposure step of a number of cards, with the shift of the member. The shift is secret, so that nobody can count up to the border
 * of a step and learn whether they were shown once more.
 */
export const blurExposureStep = (cards: number, shift: number): number => toExposureStep(cards * 2 ** shift)
