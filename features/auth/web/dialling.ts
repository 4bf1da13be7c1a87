import { useQuery } from '@tanstack/react-query'
import { useCountries } from '#features/places/web/index.ts'

/** Calling codes by country; the numbering plans are a chunk of their own. */
const loadCodes = async (): Promise<ReadonlyMap<string, string>> => {
  const { getCountries, getCountryCallingCode } = await import('libphonenumber-js/min')
  return new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]))
}

/** The countries one can have a phone number in, named in the current language with their calling code once that is loaded. */
export const useDialling = (): { code: string; label: string }[] => {
  const countries = useCountries()
  const codes = useQuery({ queryKey: ['auth', 'dialling'], queryFn: loadCodes, staleTime: Infinity }).data
  if (codes === undefined) return countries.map(({ code, name }) => ({ code, label: name }))
  return countries.filter(({ code }) => codes.has(code)).map(({ code, name }) => ({ code, label: `${name} (+${codes.get(code)})` }))
}
