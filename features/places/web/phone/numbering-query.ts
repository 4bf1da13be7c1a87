import { useQuery } from '@tanstack/react-query'
import { placeErrors } from '../../contract.ts'
import { useCountries } from '../place-queries.ts'
import { loadNumberingPlans } from './load-numbering-plans.ts'

/** Loads the numbering plans, a chunk of their own. */
export const useNumberingPlans = () =>
  useQuery({ queryKey: ['places', 'numbering'], queryFn: loadNumberingPlans, staleTime: Infinity, retry: false })

export interface CallingCodeCountry {
  code: string
  name: string
  /** Without the plus; undefined until the numbering plans are loaded. */
  calling: string | undefined
}

/** Countries with a calling code, named and sorted in the current language. */
export const useCallingCodeCountries = (codes: ReadonlyMap<string, string> | undefined): CallingCodeCountry[] =>
  useCountries()
    .filter(({ code }) => codes?.has(code) ?? true)
    .map(({ code, name }) => ({ code, name, calling: codes?.get(code) }))

/** Returns the error code of a number that is invalid for its country; undefined if it is valid or the numbering plans cannot be loaded. */
export const phoneErrorCode = async (number: string, country: string): Promise<string | undefined> => {
  try {
    const { parsePhone } = await loadNumberingPlans()
    const { problem } = parsePhone(number, country)
    return problem && placeErrors[problem].code
  } catch {
    return undefined
  }
}
