import { type Pose, poses, posesPerCheck } from '../contract.ts'

/** Draws different poses in random order. `random` returns at least 0 and less than 1. */
export const drawPoses = (random: () => number): Pose[] => {
  const left = [...poses]
  return Array.from({ length: posesPerCheck }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}
