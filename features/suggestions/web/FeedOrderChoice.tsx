import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { RetryLine } from '#platform/web/ui/states/RetryLine.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { type FeedOrder, feedOrders } from '../contract.ts'
import { suggestionsText } from '../locales/text.ts'
import { useFeedOrder, useSetFeedOrder } from './order-queries.ts'

/** The choice between suggestions and the order of activity; saved at once. `onSaved` is called when people may come in another order. */
export const FeedOrderChoice = ({ onSaved }: { onSaved: () => void }) => {
  const t = useT(suggestionsText)
  const { data, isFetching, refetch } = useFeedOrder()
  const { mutate } = useSetFeedOrder(onSaved)
  // The mutation's own state comes a moment later, and the press would jump back until then.
  const [pressed, setPressed] = useState<FeedOrder>()
  if (data === undefined)
    return isFetching ? <Skeleton className="h-50 w-full" /> : <RetryLine message={t('order.failed')} onRetry={() => void refetch()} />
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
