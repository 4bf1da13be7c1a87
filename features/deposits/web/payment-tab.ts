/** A tab for the provider's page. It must be opened in the click handler, because browsers block tabs opened later. */
export interface PaymentTab {
  /** Navigates the tab; false when the browser blocked it. */
  go(url: string): boolean
  close(): void
}

/** Opens an empty tab. */
export const openPaymentTab = (): PaymentTab => {
  const tab = window.open('', '_blank')
  return {
    go: (url) => {
      if (tab === null || tab.closed) return false
      // The provider's page must not control this one.
      tab.opener = null
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
