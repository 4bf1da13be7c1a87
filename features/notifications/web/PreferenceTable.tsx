import { useT } from '#platform/web/i18n.tsx'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { notificationChannels, type NotificationPreferences, type NotificationPreferencesEdit, notificationKinds } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'

interface ChoiceTableProps {
  choices: NotificationPreferences
  /** With notifications turned off, only `safety` can be changed. */
  enabled: boolean
  onChange: (edit: NotificationPreferencesEdit) => void
}

/** Checkboxes for each kind and channel. */
export const PreferenceTable = ({ choices, enabled, onChange }: ChoiceTableProps) => {
  const t = useT(notificationsText)
  return (
    <div className="divide-y divide-line">
      {notificationKinds.map((kind) => (
        <fieldset key={kind} disabled={!enabled && kind !== 'safety'} className="py-3 first:pt-0 last:pb-0 disabled:opacity-55">
          <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
          <p aria-hidden className="font-semibold">
            {t(`kinds.${kind}`)}
          </p>
          <p className="text-sm text-soft">{t(`kindHints.${kind}`)}</p>
          <div className="flex flex-wrap gap-x-6">
            {notificationChannels.map((channel) => (
              <Checkbox
                key={channel}
                label={t(`channels.${channel}`)}
                checked={choices[kind][channel]}
                // A member must see the decisions about them, so this channel cannot be turned off.
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
