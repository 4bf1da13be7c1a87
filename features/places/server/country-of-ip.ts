import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { isIP } from 'node:net'
import { type CountryResponse, Reader } from 'mmdb-lib'

let loading: Promise<Reader<CountryResponse>> | undefined

const load = async (): Promise<Reader<CountryResponse>> => {
  const path = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
  return new Reader<CountryResponse>(await readFile(path))
}

/**
 * Returns the country (ISO 3166-1 alpha-2) an IP address is registered in; undefined for private and unknown addresses. Uses the bundled
 * database only.
 */
export const countryOfIp = async (address: string): Promise<string | undefined> => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 0) return undefined
  loading ??= load()
  loading.catch(() => (loading = undefined))
  const found = (await loading).get(plain) as { country_code?: unknown } | null
  return typeof found?.country_code === 'string' && /^[A-Z]{2}$/.test(found.country_code) ? found.country_code : undefined
}
