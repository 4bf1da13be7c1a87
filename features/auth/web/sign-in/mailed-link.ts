/** Content of a mailed link after the #: an email and the long key that replaces its code. */
export interface MailedLink {
  email: string
  key: string
}

/** Parses the hash of a mailed link; undefined for any other hash. */
export const parseMailedLink = (hash: string): MailedLink | undefined => {
  const [, address = '', key = ''] = /^#?(.{3,500})~([\w-]{43})$/.exec(hash) ?? []
  try {
    const email = decodeURIComponent(address)
    return email.includes('@') ? { email, key } : undefined
  } catch {
    return undefined
  }
}

/** Removes the key from the address bar, so that the history does not contain it. */
export const removeKeyFromAddressBar = (): void => history.replaceState(history.state, '', `${location.pathname}${location.search}`)
