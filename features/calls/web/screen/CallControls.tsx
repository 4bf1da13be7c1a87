import Phone from 'lucide-react/icons/phone'
import Maximize from 'lucide-react/icons/maximize-2'
import MicOff from 'lucide-react/icons/mic-off'
import PhoneOff from 'lucide-react/icons/phone-off'
import FloatingWindow from 'lucide-react/icons/picture-in-picture-2'
import Settings from 'lucide-react/icons/settings-2'
import Video from 'lucide-react/icons/video'
import X from 'lucide-react/icons/x'
import { type RefObject, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { callScreenText } from '../../locales/text.ts'
import type { CallController } from '../controller/call-controller.ts'
import type { CallView } from '../controller/call-view.ts'
import { CallControl } from './CallControl.tsx'
import { useCallConditions } from '../call-queries.ts'
import { useFullScreen } from './use-full-screen.ts'

interface CallControlsProps {
  view: CallView
  controller: CallController
  player: RefObject<HTMLVideoElement | null>
  choosing: boolean
  onChoose: () => void
}

const row = 'flex flex-wrap justify-center gap-x-2 gap-y-4'

const Incoming = ({ controller }: { controller: CallController }) => {
  const t = useT(callScreenText)
  const [busy, setBusy] = useState(false)
  const answer = async () => {
    setBusy(true)
    await controller.accept()
    setBusy(false)
  }
  return (
    <div className="flex justify-center gap-16">
      <CallControl
        look="end"
        label={t('decline')}
        icon={<PhoneOff aria-hidden className="size-6" />}
        onClick={() => void controller.hangUp()}
      />
      <CallControl
        look="answer"
        busy={busy}
        label={t('answer')}
        icon={<Phone aria-hidden className="size-6" />}
        onClick={() => void answer()}
      />
    </div>
  )
}

const Over = ({ view, controller }: { view: CallView; controller: CallController }) => {
  const t = useT(callScreenText)
  const words = useT(platformText)
  const conditions = useCallConditions(view.person.id).data
  const again = () => {
    if (conditions !== undefined) void controller.place(view.person, view.kind, conditions)
  }
  const canAgain = conditions?.refusal === null && view.direction === 'out' && view.reason !== 'closed'
  return (
    <div className="flex justify-center gap-16">
      <CallControl label={words('words.close')} icon={<X aria-hidden className="size-6" />} onClick={() => controller.dismiss()} />
      {canAgain ? <CallControl look="answer" label={t('again')} icon={<Phone aria-hidden className="size-6" />} onClick={again} /> : null}
    </div>
  )
}

/** The buttons for the current phase of the call. The main button is within reach of the thumb. */
export const CallControls = ({ view, controller, player, choosing, onChoose }: CallControlsProps) => {
  const t = useT(callScreenText)
  const words = useT(platformText)
  const screen = useFullScreen()
  if (view.phase === 'ringing') return <Incoming controller={controller} />
  if (view.phase === 'over') return <Over view={view} controller={controller} />
  const hangUp = () => void controller.hangUp()
  if (view.phase === 'preparing')
    return (
      <div className="flex justify-center gap-16">
        <CallControl look="end" label={t('cancel')} icon={<PhoneOff aria-hidden className="size-6" />} onClick={hangUp} />
        {view.deviceProblem === null ? null : (
          <CallControl
            look="answer"
            label={words('words.retry')}
            icon={<Phone aria-hidden className="size-6" />}
            onClick={() => void controller.ring(view.pays)}
          />
        )}
      </div>
    )
  const canFloat = view.media.video !== null && document.pictureInPictureEnabled
  const float = () => void player.current?.requestPictureInPicture().catch(() => {})
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:justify-center sm:gap-2">
      <div className={row}>
        <CallControl pressed={choosing} label={t('devices')} icon={<Settings aria-hidden className="size-6" />} onClick={onChoose} />
        {screen === undefined ? null : (
          <CallControl
            pressed={screen.isFull}
            label={t('fullScreen')}
            icon={<Maximize aria-hidden className="size-6" />}
            onClick={screen.toggle}
          />
        )}
        {canFloat ? <CallControl label={t('floating')} icon={<FloatingWindow aria-hidden className="size-6" />} onClick={float} /> : null}
      </div>
      <div className={row}>
        <CallControl
          pressed={view.muted}
          label={t('mute')}
          icon={<MicOff aria-hidden className="size-6" />}
          onClick={() => controller.mute(!view.muted)}
        />
        <CallControl
          pressed={view.camera !== null}
          label={t('camera')}
          icon={<Video aria-hidden className="size-6" />}
          onClick={() => void controller.turnCamera(view.camera === null)}
        />
        <CallControl
          look="end"
          label={t(view.phase === 'calling' ? 'cancel' : 'hangUp')}
          icon={<PhoneOff aria-hidden className="size-6" />}
          onClick={hangUp}
        />
      </div>
    </div>
  )
}
