import { countryWithName } from '#features/members/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { countryOfIp } from './country-of-ip.ts'
import { alpha3Codes } from './alpha3.ts'

/** Milliseconds to wait for the configured service. */
const timeoutMs = 2000

/** Asks the configured service for the country of an address; undefined if it does not know or fails. */
const queryService = async (url: string, address: string, log: Context['log']): Promise<string | undefined> => {
  try {
    const answer = await fetch(url.replaceAll('{address}', encodeURIComponent(address)), {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    const code = answer.ok ? /^1;?([A-Z]{2})\b/.exec(await answer.text())?.[1] : undefined
    return code !== undefined && alpha3Codes.has(code) ? code : undefined
  } catch (error) {
    // Without the address, which the error message may contain.
    log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, 'country lookup without an answer')
    return undefined
  }
}

/**
 * Returns the caller's country in the text form of the specification, `1CM;CMR;Cameroon`, or `0` if unknown. Asks the service at `url`
 * first, then the bundled table.
 */
export const lookUpCountry = async (ctx: Context, url: string | undefined): Promise<string> => {
  if (ctx.actor.kind === 'system') return '0'
  const { address } = ctx.actor
  const code = (url === undefined ? undefined : await queryService(url, address, ctx.log)) ?? (await countryOfIp(address))
  const long = code === undefined ? undefined : alpha3Codes.get(code)
  return code === undefined || long === undefined ? '0' : `1${code};${long};${countryWithName(code, 'en').name}`
}
