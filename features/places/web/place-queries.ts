import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '#platform/web/client/call.ts'
import { useFormat } from '#platform/web/i18n.tsx'
import { listCities, lookUpCountry } from '../contract.ts'
import { countryCodes } from './country-codes.ts'

/** All countries, named and sorted in the current language. */
export const useCountries = (): { code: string; name: string }[] => {
  const { country, compare } = useFormat()
  return countryCodes.map((code) => ({ code, name: country(code) })).sort((a, b) => compare(a.name, b.name))
}

/** Parses the country of the lookup response; null unless the first character reports success. */
export const parseCountryResponse = (answer: string): string | null => /^1;?([A-Z]{2})/.exec(answer)?.[1] ?? null

const detectCountry = async (): Promise<string> => {
  const country = parseCountryResponse(await call(lookUpCountry))
  if (country === null) throw new Error('unable to fetch the country')
  return country
}

/** Country of the browser's IP address; null if unknown, undefined while loading. Errors are not shown, because the member can choose. */
export const useDetectedCountry = (): string | null | undefined => {
  const { data, isError } = useQuery({ queryKey: ['places', 'country'], queryFn: detectCountry, staleTime: Infinity, retry: false })
  return isError ? null : data
}

/** Cities of a country that match a text, largest first. */
export const useCities = (country: string, words: string, enabled: boolean) =>
  useQuery({
    queryKey: ['places', 'cities', country, words],
    queryFn: async ({ signal }) => (await call(listCities, { query: { country, q: words } }, { signal })).data.cities,
    enabled: enabled && country !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
