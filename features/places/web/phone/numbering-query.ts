import { useQuery } from '@tanstack/react-query'
import { placeErrors } from '../../contract.ts'
import { firstMarkets } from '../country-codes.ts'
import { useCountries } from '../place-queries.ts'
import { loadNumberingPlans } from './load-numbering-plans.ts'

/** Loads the numbering plans, a chunk of their own. */
export const useNumberingPlans = () =>
  useQuery({ queryKey: ['places', 'numbering'], queryFn: loadNumberingPlans, staleTime: Infinity, retry: false })

export interface CallingCodeCountry {
  code: string
  name: string
  /** The calling code without the plus; undefined until the numbering plans are loaded. */
  calling: string | undefined
}

/**
 * Countries with a calling code, named in the current language: first the likely ones, which are that of the caller's address and the first
 * markets, then the others by name.
 */
export const useCallingCodeCountries = (
  codes: ReadonlyMap<string, string> | undefined,
  detected: string | null | undefined,
): { countries: CallingCodeCountry[]; likely: number } => {
  const all = useCountries()
    .filter(({ code }) => codes?.has(code) ?? true)
    .map(({ code, name }) => ({ code, name, calling: codes?.get(code) }))
  const first = [...new Set([...(detected ? [detected] : []), ...firstMarkets])]
  const likely = first.flatMap((code) => all.find((country) => country.code === code) ?? [])
  return { countries: [...likely, ...all.filter(({ code }) => !first.includes(code))], likely: likely.length }
}

/** Returns the error code of a number that is invalid for its country; undefined if it is valid or the numbering plans cannot be loaded. */
export const findPhoneErrorCode = async (number: string, country: string): Promise<string | undefined> => {
  try {
    const { parsePhone } = await loadNumberingPlans()
    const { problem } = parsePhone(number, country)
    return problem && placeErrors[problem].code
  } catch {
    return undefined
  }
}
