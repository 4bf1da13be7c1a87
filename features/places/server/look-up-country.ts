import { countryIn } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { countryOfAddress } from './addresses.ts'
import { alpha3 } from './alpha3.ts'

/** The caller's country in the text form of the specification, `1CM;CMR;Cameroon`, or `0`. */
export const lookUpCountry = async (ctx: Context): Promise<string> => {
  if (ctx.actor.kind === 'system') return '0'
  const code = await countryOfAddress(ctx.actor.address)
  const long = code === undefined ? undefined : alpha3.get(code)
  return code === undefined || long === undefined ? '0' : `1${code};${long};${countryIn(code, 'en').name}`
}
