import { Dialog as Base } from '@base-ui/react/dialog'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type RefObject, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { callText } from '../../locales/call/text.ts'
import type { CallDesk } from '../desk/call-desk.ts'
import { BlockInCall } from './BlockInCall.tsx'
import { useMessageOf } from '../call-status.ts'
import type { CallView } from './call-view.ts'
import { CallControls } from './CallControls.tsx'
import { CallFace } from './CallFace.tsx'
import { DeviceChoice } from './DeviceChoice.tsx'
import { Picture } from './Picture.tsx'
import { StageButton } from './StageButton.tsx'
import { StageHints } from './StageHints.tsx'
import { SafetyButtons } from './SafetyButtons.tsx'

interface CallStageProps {
  view: CallView
  desk: CallDesk
  player: RefObject<HTMLVideoElement | null>
  onLeave: () => void
  onReport: () => void
  onBlock: () => Promise<void>
}

/** The call over the whole window. Escape leaves it for the screen below, and the call goes on. */
export const CallStage = ({ view, desk, player, onLeave, onReport, onBlock }: CallStageProps) => {
  const t = useT(callText)
  const title = useRef<HTMLHeadingElement>(null)
  const [choosing, setChoosing] = useState(false)
  const [blocking, setBlocking] = useState(false)
  const { person, phase, camera, minimised } = view
  const name = `${person.firstname} ${person.lastname}`.trim()
  const isOver = phase === 'over'
  const picture = view.theirs.video ? view.media.picture : null
  const message = useMessageOf(view)
  return (
    <Base.Root open={!minimised} onOpenChange={(open) => (open ? undefined : onLeave())} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          // A key meant for what is below must not answer or hang up.
          initialFocus={title}
          className="fixed inset-0 z-40 flex flex-col overflow-hidden bg-night text-on-night outline-none transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          {picture === null ? null : (
            <Picture
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
            {isOver ? null : <StageButton label={t('smaller')} icon={<ChevronDown aria-hidden className="size-6" />} onClick={onLeave} />}
            <div className={classes('min-w-0 flex-1 text-center', picture === null && 'sr-only')}>
              <Base.Title ref={title} tabIndex={-1} className="truncate text-lg outline-none">
                {name}
              </Base.Title>
            </div>
            {isOver ? null : <SafetyButtons name={person.firstname} onReport={onReport} onBlock={() => setBlocking(true)} />}
          </header>
          <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center gap-4 overflow-y-auto px-safe-6 text-center">
            {picture === null ? <CallFace view={view} name={name} /> : null}
            <p role="status" className={classes('max-w-md', picture === null ? 'text-lg' : 'sr-only')}>
              {message}
            </p>
            <StageHints view={view} overPicture={picture !== null} />
          </div>
          {camera === null || isOver ? null : (
            <Picture
              track={camera}
              label={t('ownPicture')}
              className="absolute top-18 right-3 aspect-4/5 w-26 -scale-x-100 rounded-card bg-photo-shade shadow-float md:right-6 md:w-44"
            />
          )}
          <footer
            className={classes(
              'relative flex flex-col gap-4 px-safe-4 pt-4 pb-safe-6',
              picture !== null && 'bg-photo-shade/60 text-on-photo',
            )}
          >
            {choosing && !isOver ? <DeviceChoice desk={desk} camera={camera} /> : null}
            <CallControls view={view} desk={desk} player={player} choosing={choosing} onChoose={() => setChoosing(!choosing)} />
          </footer>
          <BlockInCall name={person.firstname} open={blocking} onClose={() => setBlocking(false)} onBlock={onBlock} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
