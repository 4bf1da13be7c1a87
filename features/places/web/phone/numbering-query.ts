import { useQuery } from '@tanstack/react-query'
import { placeErrors } from '../../contract.ts'
import { useCountries } from '../place-queries.ts'
import { loadNumbering } from './load-numbering.ts'

/** The numbering plans; a chunk of their own, fetched where a number is asked for. */
export const useNumbering = () => useQuery({ queryKey: ['places', 'numbering'], queryFn: loadNumbering, staleTime: Infinity, retry: false })

export interface DialledCountry {
  code: string
  name: string
  /** Without the plus; undefined until the numbering plans are there. */
  calling: string | undefined
}

/** The countries one can have a number in, named and ordered in the current language. */
export const useDialledCountries = (codes: ReadonlyMap<string, string> | undefined): DialledCountry[] =>
  useCountries()
    .filter(({ code }) => codes?.has(code) ?? true)
    .map(({ code, name }) => ({ code, name, calling: codes?.get(code) }))

/** The error code for a number that does not fit its country; undefined when it does, and when the numbering plans cannot be had. */
export const phoneProblem = async (number: string, country: string): Promise<string | undefined> => {
  try {
    const { readPhone } = await loadNumbering()
    const { problem } = readPhone(number, country)
    return problem && placeErrors[problem].code
  } catch {
    return undefined
  }
}
