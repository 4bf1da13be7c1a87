import { useT } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { RequestRefusal } from './RequestRefusal.tsx'
import type { LineConditions } from './use-line-conditions.ts'

/** Says whether the text of a like arrives as a request and what it costs, or why it cannot be sent. */
export const LineConditionsNote = ({ name, conditions }: { name: string; conditions: LineConditions }) => {
  const t = useT(chatText)
  const { refusal, remaining, price } = conditions
  const sentence = () => {
    if (refusal === 'closed') return t('closed')
    if (refusal === 'waiting') return t('request.waiting', { name })
    if (refusal !== null) return <RequestRefusal refusal={refusal} name={name} />
    if (remaining === null) return t('line.open', { name })
    if (remaining === 0) return t('request.spent', { count: price })
    return `${t('line.request', { name })} ${t('request.remaining', { count: remaining })}`
  }
  return <p className="text-sm text-soft">{sentence()}</p>
}
