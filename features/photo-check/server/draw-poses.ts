import { type Pose, poses, posesPerCheck } from '../contract.ts'

/** Draws distinct random poses. `random` returns numbers from 0 (included) to 1 (excluded). */
export const drawPoses = (random: () => number): Pose[] => {
  const left = [...poses]
  return Array.from({ length: posesPerCheck }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}
