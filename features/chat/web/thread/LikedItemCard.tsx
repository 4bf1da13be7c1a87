import Heart from 'lucide-react/icons/heart'
import { useState } from 'react'
import { useVocabulary } from '#features/members/web/index.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { LikedItem } from '../../contract.ts'
import { chatText } from '../../locales/text.ts'

interface LikedItemCardProps {
  item: LikedItem
  /** Whether the viewer sent the text about the item; undefined while the text is being written. */
  own?: boolean
  className?: string
}

interface ThumbnailProps {
  photo: Extract<LikedItem, { kind: 'photo' }>
  large: boolean
  onFail: () => void
}
const Thumbnail = ({ photo, large, onFail }: ThumbnailProps) => {
  const savesData = useDataSaverOn()
  return (
    <img
      src={resourceUrl(large && !savesData ? photo.image_480 : photo.image_160)}
      alt=""
      width={64}
      height={80}
      loading="lazy"
      decoding="async"
      onError={onFail}
      style={photo.image_blur === '' ? undefined : { backgroundImage: `url("${photo.image_blur}")` }}
      className={classes(
        'shrink-0 bg-skeleton bg-cover object-cover',
        // Faces are in the upper half; a low window keeps room for the keyboard.
        large ? 'h-48 w-full rounded-card bg-top object-[50%_20%] [@media(max-height:40rem)]:h-28' : 'h-20 w-16 rounded-control bg-center',
      )}
    />
  )
}

const Answer = ({ question, answer }: { question: string; answer: string }) => {
  const { prompt } = useVocabulary()
  return (
    <>
      <span className="block text-sm wrap-anywhere text-soft">{prompt(question)}</span>
      <span dir="auto" className="line-clamp-4 font-display text-lg wrap-anywhere whitespace-pre-line">
        {answer}
      </span>
    </>
  )
}

/** Shows the liked photo or answer above the text that was sent with the like. */
export const LikedItemCard = ({ item, own, className }: LikedItemCardProps) => {
  const t = useT(chatText)
  // The owner may have removed a photo after the message was fetched.
  const [missing, setMissing] = useState<string>()
  const isWriting = own === undefined
  const shown = item.kind === 'photo' && item.id === missing ? ({ kind: 'gone' } as const) : item
  if (shown.kind === 'gone')
    return (
      <p className={classes('rounded-card border border-dashed border-control/50 px-4 py-2.5 text-sm text-soft', className)}>
        {t('likedItem.gone')}
      </p>
    )
  return (
    <div
      className={classes(
        'flex max-w-full min-w-0 items-center gap-3 rounded-card',
        !isWriting && 'w-fit border border-line bg-sunken p-2',
        isWriting && shown.kind === 'prompt' && 'bg-primary-tint p-3',
        className,
      )}
    >
      {shown.kind === 'photo' ? <Thumbnail photo={shown} large={isWriting} onFail={() => setMissing(shown.id)} /> : null}
      <p className={classes('min-w-0 pe-2 empty:hidden', shown.kind === 'prompt' && 'py-1 ps-2')}>
        {shown.kind === 'prompt' ? <Answer question={shown.question} answer={shown.answer} /> : null}
        {isWriting ? null : (
          <span className="flex items-center gap-1.5 text-sm text-soft">
            <Heart aria-hidden className="size-3.5 shrink-0 fill-current text-primary" />
            {t(`likedItem.${own ? 'theirs' : 'yours'}.${shown.kind}`)}
          </span>
        )}
      </p>
    </div>
  )
}
