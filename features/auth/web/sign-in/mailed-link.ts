/** What the link in a mail carries behind the #: whose code it stands for, and the long key that does the same. */
export interface MailedLink {
  email: string
  key: string
}

/** Reads it from the address; undefined for anything else that stands there. */
export const readMailedLink = (hash: string): MailedLink | undefined => {
  const [, address = '', key = ''] = /^#?(.{3,500})~([\w-]{43})$/.exec(hash) ?? []
  try {
    const email = decodeURIComponent(address)
    return email.includes('@') ? { email, key } : undefined
  } catch {
    return undefined
  }
}

/** Takes the key out of the address, so that it stays in no history. */
export const hideMailedLink = (): void => history.replaceState(history.state, '', `${location.pathname}${location.search}`)
