/** Whether this installation sends messages to phones; the server writes it into the page. */
export const isPhoneLoginOn = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="phone-login"]')?.content === 'on'
