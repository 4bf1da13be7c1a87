/** Whether this installation offers log-in by phone number. The server writes this into the page. */
export const isPhoneLoginOn = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="phone-login"]')?.content === 'on'
