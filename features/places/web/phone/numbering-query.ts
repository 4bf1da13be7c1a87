import { useQuery } from '@tanstack/react-query'
import { placeErrors } from '../../contract.ts'
import { useCountries } from '../place-queries.ts'
import { loadNumbering } from './load-numbering.ts'

/** Loads the numbering plans, a chunk of their own. */
export const useNumbering = () => useQuery({ queryKey: ['places', 'numbering'], queryFn: loadNumbering, staleTime: Infinity, retry: false })

export interface DialledCountry {
  code: string
  name: string
  /** Without the plus; undefined until the numbering plans are loaded. */
  calling: string | undefined
}

/** Countries with a calling code, named and sorted in the current language. */
export const useDialledCountries = (codes: ReadonlyMap<string, string> | undefined): DialledCountry[] =>
  useCountries()
    .filter(({ code }) => codes?.has(code) ?? true)
    .map(({ code, name }) => ({ code, name, calling: codes?.get(code) }))

/** Returns the error code of a number that is invalid for its country; undefined if it is valid or the numbering plans cannot be loaded. */
export const phoneProblem = async (number: string, country: string): Promise<string | undefined> => {
  try {
    const { readPhone } = await loadNumbering()
    const { problem } = readPhone(number, country)
    return problem && placeErrors[problem].code
  } catch {
    return undefined
  }
}
