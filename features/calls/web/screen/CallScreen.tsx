import { Dialog as Base } from '@base-ui/react/dialog'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type RefObject, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { callScreenText } from '../../locales/text.ts'
import type { CallController } from '../controller/call-controller.ts'
import { useCallStatusText } from '../call-status.ts'
import type { CallView } from '../controller/call-view.ts'
import { CallControls } from './CallControls.tsx'
import { CallAvatar } from './CallAvatar.tsx'
import { DevicePicker } from './DevicePicker.tsx'
import { VideoTrack } from './VideoTrack.tsx'
import { InCallIconButton } from './InCallIconButton.tsx'
import { CallDetails } from './CallDetails.tsx'
import { SafetyButtons } from './SafetyButtons.tsx'

interface CallScreenProps {
  view: CallView
  controller: CallController
  player: RefObject<HTMLVideoElement | null>
  onLeave: () => void
  onReport: () => void
  onBlock: () => void
}

/** The full-window call screen. Escape minimises it; the call continues. */
export const CallScreen = ({ view, controller, player, onLeave, onReport, onBlock }: CallScreenProps) => {
  const t = useT(callScreenText)
  const title = useRef<HTMLHeadingElement>(null)
  const [choosing, setChoosing] = useState(false)
  const { person, phase, camera, minimised } = view
  const name = `${person.firstname} ${person.lastname}`.trim()
  const isOver = phase === 'over'
  // Hide the video of a call that is over: its last frame would be black.
  const picture = view.peerMedia.video && !isOver ? view.media.video : null
  const message = useCallStatusText(view)
  return (
    <Base.Root open={!minimised} onOpenChange={(open) => (open ? undefined : onLeave())} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          // Focus the title, so that a key press meant for the screen below does not answer or hang up.
          initialFocus={title}
          className="fixed inset-0 z-40 flex flex-col overflow-hidden bg-night text-on-night outline-none transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          {picture === null ? null : (
            <VideoTrack
              track={picture}
              label={t('theirPicture', { name: person.firstname })}
              className="absolute inset-0 size-full lg:object-contain"
            />
          )}
          <header
            className={classes(
              'relative flex items-center gap-1 px-safe-2 pt-safe-2 pb-2',
              picture !== null && 'bg-photo-shade/60 text-on-photo',
            )}
          >
            {isOver ? null : (
              <InCallIconButton label={t('smaller')} icon={<ChevronDown aria-hidden className="size-6" />} onClick={onLeave} />
            )}
            <div className={classes('min-w-0 flex-1 text-center', picture === null && 'sr-only')}>
              <Base.Title ref={title} tabIndex={-1} className="truncate text-lg outline-none">
                {name}
              </Base.Title>
            </div>
            {isOver ? null : <SafetyButtons name={person.firstname} onReport={onReport} onBlock={onBlock} />}
          </header>
          <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center gap-4 overflow-y-auto px-safe-6 text-center">
            {picture === null ? <CallAvatar view={view} name={name} /> : null}
            <p role="status" className={classes('max-w-md', picture === null ? 'text-lg' : 'sr-only')}>
              {message}
            </p>
            <CallDetails view={view} overPicture={picture !== null} />
          </div>
          {camera === null || isOver ? null : (
            <VideoTrack
              track={camera}
              label={t('ownPicture')}
              className="absolute top-18 end-3 aspect-4/5 w-26 -scale-x-100 rounded-card bg-photo-shade shadow-float md:end-6 md:w-44"
            />
          )}
          <footer
            className={classes(
              'relative flex flex-col gap-4 px-safe-4 pt-4 pb-safe-6',
              picture !== null && 'bg-photo-shade/60 text-on-photo',
            )}
          >
            {choosing && !isOver ? <DevicePicker controller={controller} camera={camera} /> : null}
            <CallControls view={view} controller={controller} player={player} choosing={choosing} onChoose={() => setChoosing(!choosing)} />
          </footer>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
