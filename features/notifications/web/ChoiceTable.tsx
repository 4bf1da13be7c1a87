import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { noticeChannels, type NoticeChoices, type NoticeChoicesEdit, noticeKinds } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'

interface ChoiceTableProps {
  choices: NoticeChoices
  /** Without notifications at all only safety can be chosen. */
  enabled: boolean
  onChange: (edit: NoticeChoicesEdit) => void
}

/** A switch for each kind of notice and each way it may come. */
export const ChoiceTable = ({ choices, enabled, onChange }: ChoiceTableProps) => {
  const t = useT(notificationsText)
  return (
    <div className="divide-y divide-line">
      {noticeKinds.map((kind) => (
        <fieldset key={kind} disabled={!enabled && kind !== 'safety'} className="py-3 first:pt-0 last:pb-0 disabled:opacity-55">
          <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
          <p aria-hidden className="font-semibold">
            {t(`kinds.${kind}`)}
          </p>
          <p className="text-sm text-soft">{t(`kindHints.${kind}`)}</p>
          <div className="flex flex-wrap gap-x-6">
            {noticeChannels.map((channel) => (
              <Checkbox
                key={channel}
                label={t(`channels.${channel}`)}
                checked={choices[kind][channel]}
                // Decisions about the member must reach them somewhere.
                disabled={kind === 'safety' && channel === 'in_app'}
                onChange={({ target }) => onChange({ [kind]: { [channel]: target.checked } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
