import type { BrandSource } from '#platform/server/brand.ts'

/** The service as WebAuthn names it. Browsers check it: passkeys of one domain do not work on another. */
export interface RelyingParty {
  /** The host name of the public address. */
  id: string
  /** The public address itself, without a path. */
  origin: string
  name: string
}

/** Returns the relying party for the public address of the service. */
export const relyingPartyOf = (publicUrl: string, brand: BrandSource): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return {
    id: hostname,
    origin,
    // Read at each use, because it may change.
    get name() {
      return brand.current().name
    },
  }
}
