import { useT } from '#platform/web/i18n.tsx'
import { type PaymentChannel, paymentProviderNames, type TransactionChannel } from '../contract.ts'
import { walletText } from '../locales/text.ts'

const isProvider = (channel: TransactionChannel): channel is PaymentChannel => Object.hasOwn(paymentProviderNames, channel)

/** Returns a function that names a transaction channel in the current language. */
export const useChannelName = () => {
  const t = useT(walletText)
  return (channel: TransactionChannel): string => (isProvider(channel) ? paymentProviderNames[channel] : t(`channels.${channel}`))
}
