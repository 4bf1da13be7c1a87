export { smsConfiguration } from './config.ts'
export { removePhoneAfterReset } from './own-phone.ts'
