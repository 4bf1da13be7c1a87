import type { Model } from './model.ts'
import type { Population } from './population.ts'

/**
 * Returns the members to suggest to member `u`, as indexes, best first, at most `mostSuggestions`. Place, genders and ages are looked at here.
 * @param isOut whether `u` must not be suggested a member: they decided about them already, or one blocked the other. It must not look at
 *   what that member thinks of `u`.
 */
export const suggest = (_model: Model, _population: Population, _u: number, _isOut: (v: number) => boolean): Int32Array => new Int32Array()
