/** Returns the key of the mailed link from the fragment of the address; undefined when there is none. */
export const parseLinkKey = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1]

/** Removes the key from the address bar, so that the browser's history does not contain it. */
export const removeKeyFromAddressBar = (): void => history.replaceState(history.state, '', `${location.pathname}${location.search}`)
