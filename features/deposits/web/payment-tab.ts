/** A tab for a payment. It must be opened inside the click: opened after waiting, browsers block it. */
export interface PaymentTab {
  /** False when the browser opened none. */
  go(url: string): boolean
  close(): void
}

export const openPaymentTab = (): PaymentTab => {
  const tab = window.open('', '_blank')
  return {
    go: (url) => {
      if (tab === null || tab.closed) return false
      // The provider's page has no business with ours.
      tab.opener = null
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}
