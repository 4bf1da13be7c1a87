import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { type FeedOrder, feedOrders } from '../contract.ts'
import { suggestionsText } from '../locales/text.ts'
import { useFeedOrder, useSetFeedOrder } from './order-queries.ts'

/** The choice between suggestions and the order of activity; saved at once. `onSaved` is called when people may come in another order. */
export const FeedOrderChoice = ({ onSaved }: { onSaved: () => void }) => {
  const t = useT(suggestionsText)
  const words = useT(platformText)
  const { data, isFetching, refetch } = useFeedOrder()
  const { mutate } = useSetFeedOrder(onSaved)
  // The mutation's own state comes a moment later, and the press would jump back until then.
  const [pressed, setPressed] = useState<FeedOrder>()
  if (data === undefined)
    return isFetching ? (
      <Skeleton className="h-50 w-full" />
    ) : (
      <div className="flex flex-wrap items-center justify-between gap-2" role="status">
        <p className="text-sm text-soft">{t('order.failed')}</p>
        <Button variant="secondary" size="sm" onClick={() => void refetch()}>
          {words('words.retry')}
        </Button>
      </div>
    )
  const chosen = pressed ?? data.order
  return (
    <RadioGroup
      name="order"
      label={t('order.title')}
      labelHidden
      options={feedOrders.map((value) => ({ value, label: t(`order.${value}`), hint: t(`order.${value}Hint`) }))}
      value={chosen}
      onChange={({ target }) => {
        const order = feedOrders.find((value) => value === target.value)
        if (order === undefined || order === chosen) return
        setPressed(order)
        mutate(order, { onSettled: () => setPressed(undefined) })
      }}
    />
  )
}
