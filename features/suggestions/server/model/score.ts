import type { Model } from './model.ts'
import type { Population } from './population.ts'

/** The worth of showing member `v` to member `u`, both as indexes; higher is better. */
export const score = (_model: Model, _population: Population, _u: number, _v: number): number => 0
