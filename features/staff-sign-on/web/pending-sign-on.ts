/** A sign-on that this tab has begun and only this tab can complete. */
export interface PendingSignOn {
  secret: string
  /** The path of this application to return to. */
  redirect: string | undefined
}

const key = 'staff-sign-on'

export const savePendingSignOn = (begun: PendingSignOn): void => sessionStorage.setItem(key, JSON.stringify(begun))

/** Returns the pending sign-on of this tab and deletes it; undefined without one. */
export const takePendingSignOn = (): PendingSignOn | undefined => {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored === null ? undefined : (JSON.parse(stored) as PendingSignOn)
}

/** The parameters in the URL with which the provider sent the browser back. */
export interface ProviderAnswer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}
