import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { FirstMessage, useSoleTextMessage } from '#features/chat/web/index.ts'
import { useSession } from '#platform/web/client/session.ts'
import { useT } from '#platform/web/i18n.tsx'
import { skipMotionOnPress } from '#platform/web/ui/motion/skip-motion.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { reactionsText } from '../../locales/text.ts'
import type { MatchedPerson, MatchPhoto } from '../match-queue.ts'
import { MatchedPairPhotos } from './MatchedPairPhotos.tsx'

export interface MatchOverlayProps {
  open: boolean
  /** The match to show; the last one while it closes. */
  person: MatchedPerson | undefined
  /** The member's own photo. */
  ownPhoto: MatchPhoto | null
  onClose: () => void
  /** Closes the overlay and opens the conversation. */
  onWrite: () => void
}

interface ContentProps extends Omit<MatchOverlayProps, 'open' | 'person'> {
  person: MatchedPerson
  popup: RefObject<HTMLDivElement | null>
}

const Content = ({ person, ownPhoto, onClose, onWrite, popup }: ContentProps) => {
  const t = useT(reactionsText)
  const ownName = useSession(({ user }) => user?.firstname) ?? ''
  const area = useRef<HTMLDivElement>(null)
  const [isWritten, setWritten] = useState(false)
  useEffect(() => {
    // The next match replaces the controls, so the focused one is gone.
    if (document.activeElement === document.body) popup.current?.focus()
    return area.current === null ? undefined : skipMotionOnPress(area.current)
  }, [popup])
  const { id, firstname: name, line } = person
  const { words = line === undefined ? undefined : { text: line, own: true }, isLoading } = useSoleTextMessage(id)
  const ideas = words !== undefined ? 'none' : isLoading ? 'room' : 'shown'
  return (
    <div ref={area} className="flex min-h-full flex-col md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <MatchedPairPhotos own={{ name: ownName, label: t('match.you'), photo: ownPhoto }} other={{ name, photo: person.photo }}>
        <Base.Title className="text-3xl sm:text-4xl lg:text-5xl">{t('match.title')}</Base.Title>
      </MatchedPairPhotos>
      <div className="mx-auto flex w-full max-w-md flex-col gap-4 px-safe-5 pt-4 pb-safe-5 max-md:my-auto max-md:gap-3 max-md:pt-3 max-md:pb-safe-3 md:justify-center md:py-16">
        <Base.Description className={isWritten ? 'sr-only' : 'max-md:text-center md:text-lg'}>
          {t(words === undefined ? 'match.text' : words.own ? 'match.textAfterLine' : 'match.textAfterTheirs', { name })}
        </Base.Description>
        {words === undefined || isWritten ? null : (
          <blockquote
            dir="auto"
            className={classes(
              'max-w-full rounded-card px-4 py-2 max-md:self-center',
              words.own ? 'self-end bg-own text-on-night' : 'self-start border border-line bg-card',
            )}
          >
            {/* Cut inside: what is cut at the edge of the bubble would show in its padding. */}
            <p className="line-clamp-3 wrap-anywhere">{words.text}</p>
          </blockquote>
        )}
        <FirstMessage uid={id} name={name} ideas={ideas} onOpen={onWrite} onWritten={setWritten} />
        <div className="flex flex-wrap gap-x-2 gap-y-1 *:flex-auto">
          {/* Once a message is on its way, its own button opens the conversation. */}
          {isWritten ? null : (
            <Button variant="secondary" className="px-3!" onClick={onWrite}>
              {t('match.write')}
            </Button>
          )}
          <Button variant="quiet" className="px-3!" onClick={onClose}>
            {t('match.later')}
          </Button>
        </div>
      </div>
      <Base.Close
        render={
          <IconButton
            variant="photo"
            label={t('match.close')}
            icon={<X aria-hidden className="size-5" />}
            className="fixed top-3 end-3 mt-[env(safe-area-inset-top,0px)] md:bg-transparent md:shadow-none md:text-soft md:hover:bg-sunken"
          />
        }
      />
    </div>
  )
}

/** The full screen that shows a match, with the first message to write in place. Loaded lazily by `MatchDialog`. */
export const MatchOverlay = ({ open, person, ...rest }: MatchOverlayProps) => {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open && person !== undefined}
      onOpenChange={(next) => (next ? undefined : rest.onClose())}
      onOpenChangeComplete={(next) => {
        // The focused element can be gone with the card of the person.
        if (!next && document.activeElement === document.body) document.getElementById('content')?.focus()
      }}
    >
      <Base.Portal>
        <Base.Popup
          ref={popup}
          // The dialog opens by itself. No button gets the focus, so that a key already held down presses none.
          initialFocus={popup}
          className="fixed inset-0 z-40 overflow-y-auto overscroll-contain bg-ground text-ink transition-opacity duration-250 outline-none data-ending-style:opacity-0"
        >
          {person === undefined ? null : <Content key={person.id} {...rest} person={person} popup={popup} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
