/** Returns the city of an IANA time zone in words, such as `Buenos Aires` for `America/Argentina/Buenos_Aires`. */
export const cityOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
