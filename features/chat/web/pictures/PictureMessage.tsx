import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { Photo } from '#platform/web/ui/Photo.tsx'
import { chatText } from '../../locales/text.ts'
import { useLocalFile } from '../outbox/files/use-local-file.ts'
import type { Bubble } from '../thread/bubbles.ts'
import { refreshMessage } from '../thread/thread-queries.ts'
import { MissingPicture } from './MissingPicture.tsx'
import { pictureSize } from './picture-size.ts'

const FullScreen = lazyDialog(async () => (await import('#platform/web/ui/photos/FullScreen.tsx')).FullScreen)

/** Ids of messages whose picture the reader has unveiled, until the page is closed. */
const unveiled = new Set<string>()

interface PictureMessageProps {
  bubble: Bubble
  uid: string
  /** The other member's first name. */
  name: string
  isTabStop: boolean
}

type Attachment = Extract<NonNullable<Bubble['attachment']>, { kind: 'picture' }>
/** Returns the URLs of the picture on the server. Undefined before the message is stored, and in a copy stored for offline reading. */
const serverSources = (attachment: Attachment) =>
  'image_480' in attachment && attachment.image_480 !== ''
    ? {
        160: resourceUrl(attachment.image_160),
        480: resourceUrl(attachment.image_480),
        1080: resourceUrl(attachment.image_1080),
      }
    : undefined

const Veil = ({ tabIndex, onLift }: { tabIndex: number; onLift: () => void }) => {
  const t = useT(chatText)
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-photo-shade/55 p-3 text-center text-sm text-on-photo">
      <EyeOff aria-hidden className="size-6 shrink-0" />
      {t('pictures.veiled')}
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={onLift}
        className="min-h-11 rounded-full bg-photo-shade/70 px-4 font-semibold hover:bg-photo-shade/90 focus-visible:outline-on-photo"
      >
        {t('pictures.unveil')}
      </button>
    </div>
  )
}

const Shown = ({ bubble, uid, name, isTabStop, attachment }: PictureMessageProps & { attachment: Attachment }) => {
  const t = useT(chatText)
  const { id, seq, own } = bubble
  const local = useLocalFile(id, own && seq === undefined)
  const newest = serverSources(attachment)
  // A refetched list contains newly signed URLs. Keep the URLs of the picture that is shown.
  const [used, setUsed] = useState(newest)
  const [tries, setTries] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [isVeiled, setVeiled] = useState('veiled' in attachment && attachment.veiled && !own && !unveiled.has(id))
  if (used === undefined && newest !== undefined) setUsed(newest)
  const sources = local === undefined ? (used ?? null) : { 160: local, 480: local, 1080: local }
  const size = pictureSize(attachment)
  const tabIndex = isTabStop || seq === undefined ? 0 : -1
  const alt = own ? t('pictures.yours') : t('pictures.theirs', { name })
  const takeNewest = () => {
    setUsed(newest)
    setTries(tries + 1)
  }
  const again = async () => {
    if (seq !== undefined) await refreshMessage(uid, seq)
    setTries((before) => before + 1)
  }
  const lift = () => {
    unveiled.add(id)
    setVeiled(false)
  }
  const missing =
    sources === null ? (
      t(seq === undefined ? 'pictures.preparing' : 'pictures.offline')
    ) : (
      <MissingPicture hasNewer={newest?.[480] !== used?.[480]} onNewer={takeNewest} onAgain={() => void again()} />
    )
  return (
    <>
      <Photo
        key={tries}
        sources={sources}
        blur={'image_blur' in attachment ? attachment.image_blur || null : null}
        alt={alt}
        sizes={`${size.width}px`}
        proportions={size}
        missingLabel={missing}
        previewOnly={isVeiled}
        sharpenAt={local === undefined ? 'bottom-2 start-2' : undefined}
      >
        {isVeiled ? (
          <Veil tabIndex={tabIndex} onLift={lift} />
        ) : sources === null ? null : (
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={own ? t('pictures.openYours') : t('pictures.openTheirs', { name })}
            onClick={() => setOpen(true)}
            className="absolute inset-0 cursor-zoom-in -outline-offset-4"
          />
        )}
      </Photo>
      {sources === null ? null : (
        <FullScreen
          photos={[{ id, sources, alt, width: attachment.width, height: attachment.height }]}
          open={isOpen}
          onClose={() => setOpen(false)}
          labels={{ title: alt, failed: t('pictures.failed') }}
        />
      )}
    </>
  )
}

/** A picture in its bubble, in its own proportions. A veiled picture is blurred until the reader unveils it. A press opens full screen. */
export const PictureMessage = (props: PictureMessageProps) => {
  const t = useT(chatText)
  const { attachment } = props.bubble
  return attachment?.kind === 'picture' ? (
    <Shown {...props} attachment={attachment} />
  ) : (
    <p className="px-4 py-2.5 italic">{t('pictures.gone')}</p>
  )
}
