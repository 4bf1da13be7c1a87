const configured = (import.meta.env['VITE_API_URL'] as string | undefined)?.replace(/\/$/, '')

/** Origin of the API: the configured host, otherwise the origin of the page. */
export const serverOrigin = (): string => configured || location.origin

/** Absolute URL of a photo or other resource. */
export const resourceUrl = (address: string): string => new URL(address, `${serverOrigin()}/`).href
