import { type ReactNode, useId } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useJoinWithCommas } from '#platform/web/texts/use-join-with-commas.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { type PaymentChannel, paymentProviderMethods, paymentProviderNames } from '../contract.ts'
import { depositsText } from '../locales/text.ts'

/** Our own icons, because the providers' logos may not be shipped. A provider without one gets a plain square. */
const icons: Partial<Record<PaymentChannel, ReactNode>> = {
  paystack: <path className="fill-lagoon" d="M3 4h18v3H3zm0 5h18v3H3zm0 5h18v3H3zm0 5h10v3H3z" />,
  tranzak: <path className="fill-marigold" d="M3 4h18v5h-6.5v12h-5V9H3z" />,
}

const ChannelIcon = ({ channel }: { channel: PaymentChannel }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-7 shrink-0">
    {icons[channel] ?? <path className="fill-ink" d="M4 4h16v16H4z" />}
  </svg>
)

type Method = (typeof paymentProviderMethods)[PaymentChannel][number]
const translated = ['card', 'bank', 'mobile'] as const
const isBrand = (method: Method): method is Exclude<Method, (typeof translated)[number]> => !translated.some((known) => known === method)

interface ChannelButtonsProps {
  channels: readonly PaymentChannel[]
  chosen: PaymentChannel | undefined
  onChoose: (channel: PaymentChannel) => void
  error?: string | undefined
}

/** The payment channels as toggle buttons. */
export const ChannelButtons = ({ channels, chosen, onChoose, error }: ChannelButtonsProps) => {
  const t = useT(depositsText)
  const enumerate = useJoinWithCommas()
  const id = useId()
  const methodName = (method: Method): string => (isBrand(method) ? method : t(`methods.${method}`))
  const methodsOf = (channel: PaymentChannel) => enumerate(paymentProviderMethods[channel].map(methodName))
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="flex flex-col gap-1.5"
    >
      <span id={id} className="text-sm font-semibold">
        {t('channel')}
      </span>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {channels.map((channel) => (
          <button
            key={channel}
            type="button"
            aria-pressed={chosen === channel}
            onClick={() => onChoose(channel)}
            className={classes(
              'flex min-h-24 flex-col items-start gap-2 rounded-card border bg-card p-4 text-start transition-colors hover:border-ink',
              chosen === channel ? 'border-primary bg-primary-tint ring-1 ring-primary' : 'border-line',
            )}
          >
            <span className="flex items-center gap-2 text-sm font-semibold text-soft">
              <ChannelIcon channel={channel} />
              {paymentProviderNames[channel]}
            </span>
            <span className="inline-block text-lg leading-snug font-semibold first-letter:uppercase">{methodsOf(channel)}</span>
          </button>
        ))}
      </div>
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
