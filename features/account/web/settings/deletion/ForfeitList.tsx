import type { EndpointResponse } from '#platform/shared/endpoint.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import type { getDeletionForfeits } from '../../../contract.ts'
import { accountText } from '../../../locales/text.ts'

export type DeletionForfeits = EndpointResponse<typeof getDeletionForfeits>['data']

/** List of what happens to the account and what the member loses. */
export const ForfeitList = ({ forfeits: { wallet, plan, gifts, grace_days } }: { forfeits: DeletionForfeits }) => {
  const t = useT(accountText)
  const { date } = useFormat()
  const lost = [
    wallet.usd === '0.00' ? undefined : t('deletion.balance', { usd: { amount: wallet.usd, currency: 'USD' } }),
    wallet.credits === 0 ? undefined : t('deletion.credits', { count: wallet.credits }),
    plan === null ? undefined : t('deletion.plan', { name: plan.name, until: date(plan.until) }),
    gifts.received === 0 ? undefined : t('deletion.giftsReceived', { count: gifts.received }),
    gifts.sent === 0 ? undefined : t('deletion.giftsSent', { count: gifts.sent }),
  ].filter((sentence) => sentence !== undefined)
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        <li>{t('deletion.hidden')}</li>
        <li>{t('deletion.grace', { days: grace_days })}</li>
        <li>{t('deletion.after')}</li>
      </ul>
      <section className="rounded-control bg-sunken p-4">
        <h3 className="text-sm font-semibold">{t('deletion.forfeit')}</h3>
        {lost.length === 0 ? (
          <p className="text-soft">{t('deletion.nothing')}</p>
        ) : (
          <ul className="mt-1 list-disc ps-5 tabular-nums">
            {lost.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <p className="text-sm text-soft">{t('deletion.copy')}</p>
    </>
  )
}
