/** A sign-on that was begun in this tab. Only this tab can end it. */
export interface BegunSignOn {
  secret: string
  /** The path of this application to return to. */
  redirect: string | undefined
}

const key = 'staff-sign-on'

export const saveBegunSignOn = (begun: BegunSignOn): void => sessionStorage.setItem(key, JSON.stringify(begun))

/** Returns what was begun, once. */
export const takeBegunSignOn = (): BegunSignOn | undefined => {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored === null ? undefined : (JSON.parse(stored) as BegunSignOn)
}

/** What the provider has sent with the browser. */
export interface ProviderAnswer {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}
