import Maximize from 'lucide-react/icons/maximize-2'
import Phone from 'lucide-react/icons/phone'
import PhoneOff from 'lucide-react/icons/phone-off'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { callScreenText } from '../locales/text.ts'
import { formatDuration } from './screen/format-duration.ts'
import type { CallController } from './controller/call-controller.ts'
import { useCallStatusText, useSecondsSince } from './call-status.ts'
import { updateCallView, type CallView } from './controller/call-view.ts'
import { InCallIconButton } from './screen/InCallIconButton.tsx'

/** Compact bar for a minimised call: name, duration, and buttons to enlarge and hang up. */
export const CallBar = ({ view, controller }: { view: CallView; controller: CallController }) => {
  const t = useT(callScreenText)
  const { person, phase, connectedAt, kind } = view
  const name = `${person.firstname} ${person.lastname}`.trim()
  const message = useCallStatusText(view)
  const seconds = useSecondsSince(phase === 'talking' ? connectedAt : null)
  const isOver = phase === 'over'
  return (
    <section
      aria-label={t(`kind.${kind}`)}
      className="fixed inset-x-3 top-18 z-30 mx-auto flex max-w-sm animate-arrive items-center gap-2 rounded-full bg-night py-1.5 pe-1.5 ps-2.5 text-on-night shadow-float md:end-6 md:start-auto md:w-96"
    >
      <Avatar size="sm" name={name} src={person.image ? resourceUrl(person.image) : null} />
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block truncate text-sm font-semibold">{name}</span>
        <span className="block truncate text-xs text-soft-night tabular-nums">{seconds === null ? message : formatDuration(seconds)}</span>
      </p>
      {phase === 'ringing' ? (
        <InCallIconButton
          label={t('answer')}
          icon={<Phone aria-hidden className="size-5" />}
          look="answer"
          onClick={() => {
            updateCallView({ minimised: false })
            void controller.accept()
          }}
        />
      ) : null}
      <InCallIconButton
        label={t('larger')}
        icon={<Maximize aria-hidden className="size-5" />}
        onClick={() => updateCallView({ minimised: false })}
      />
      {isOver ? null : (
        <InCallIconButton
          label={t(phase === 'ringing' ? 'decline' : phase === 'talking' || phase === 'connecting' ? 'hangUp' : 'cancel')}
          icon={<PhoneOff aria-hidden className="size-5" />}
          look="end"
          onClick={() => void controller.hangUp()}
        />
      )}
    </section>
  )
}
