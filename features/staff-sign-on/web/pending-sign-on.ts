/** A sign-on that was begun in this tab. Only this tab can end it. */
export interface PendingSignOn {
  secret: string
  /** The path of this application to return to. */
  redirect: string | undefined
}

const key = 'staff-sign-on'

export const savePendingSignOn = (begun: PendingSignOn): void => sessionStorage.setItem(key, JSON.stringify(begun))

/** Returns what was begun, once. */
export const takePendingSignOn = (): PendingSignOn | undefined => {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored === null ? undefined : (JSON.parse(stored) as PendingSignOn)
}

/** What the provider has sent with the browser. */
export interface ProviderAnswer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}
