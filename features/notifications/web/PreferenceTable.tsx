import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Checkbox } from '#platform/web/ui/fields/Checkbox.tsx'
import { notificationChannels, type NotificationPreferences, type NotificationPreferencesEdit, notificationKinds } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'

interface PreferenceTableProps {
  choices: NotificationPreferences
  /** With notifications turned off, only `safety` can be opened and changed. */
  enabled: boolean
  onChange: (edit: NotificationPreferencesEdit) => void
}

interface PreferenceRowProps extends PreferenceTableProps {
  kind: keyof NotificationPreferences
}

/** One kind of notification with its channels in words; a press opens the checkboxes. */
const PreferenceRow = ({ kind, choices, enabled, onChange }: PreferenceRowProps) => {
  const t = useT(notificationsText)
  const id = useId()
  const [pressed, setPressed] = useState(false)
  const chosen = notificationChannels.filter((channel) => choices[kind][channel])
  const isFixed = !enabled && kind !== 'safety'
  const open = pressed && !isFixed
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={isFixed}
        className="flex min-h-14 w-full items-center gap-3 rounded-control py-2 text-start disabled:opacity-55"
        onClick={() => setPressed(!open)}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{t(`kinds.${kind}`)}</span>
          <span className="block text-sm text-soft">
            {chosen.length === 0 ? t('choices.none') : chosen.map((channel) => t(`channels.${channel}`)).join(' · ')}
          </span>
        </span>
        <ChevronDown aria-hidden className={classes('size-5 shrink-0 text-soft transition-transform', open && 'rotate-180')} />
      </button>
      {open ? (
        <fieldset id={id} className="pb-3">
          <legend className="sr-only">{t(`kinds.${kind}`)}</legend>
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
      ) : null}
    </li>
  )
}

/** The notification preferences: each kind with its channels. */
export const PreferenceTable = (props: PreferenceTableProps) => (
  <ul className="-my-2 divide-y divide-line">
    {notificationKinds.map((kind) => (
      <PreferenceRow key={kind} kind={kind} {...props} />
    ))}
  </ul>
)
