const configured = (import.meta.env['VITE_API_URL'] as string | undefined)?.replace(/\/$/, '')

/** Where the server is: a configured host, else the one this page came from. */
export const serverAddress = (): string => configured || location.origin

/** The full address of a photo or another resource the server names. */
export const resourceUrl = (address: string): string => new URL(address, `${serverAddress()}/`).href
