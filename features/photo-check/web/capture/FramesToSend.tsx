import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { type PhotoCheckChallenge, poseIndexByFrame } from '../../contract.ts'
import { photoCheckText } from '../../locales/text.ts'
import type { Frame } from './camera.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** A frame with the address of its picture in this tab. */
export type ShownFrame = Frame & { url: string }

interface FramesToSendProps {
  challenge: PhotoCheckChallenge
  arrivedAt: number
  frames: readonly ShownFrame[]
  busy: boolean
  onSend: () => void
  onRetake: () => void
  onExpired: () => void
}

/** The frames before they are sent: nothing leaves the device without a press. */
export const FramesToSend = ({ challenge, arrivedAt, frames, busy, onSend, onRetake, onExpired }: FramesToSendProps) => {
  const t = useT(photoCheckText)
  const altOf = (index: number): string => {
    const [pose, number] = [challenge.poses[poseIndexByFrame[index] ?? -1], String(index + 1)]
    return pose === undefined ? t('screen.frameBetween', { number }) : t('screen.frame', { number, pose: t(`poses.${pose}`) })
  }
  return (
    <section className="flex flex-col gap-4">
      <div>
        <Heading level={2} size="lg">
          {t('screen.look')}
        </Heading>
        <p className="text-soft">{t('screen.lookText')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {frames.map(({ upload, url }, index) => (
          <li key={upload}>
            <img src={url} alt={altOf(index)} className="aspect-4/3 w-full rounded-control object-cover" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={busy} onClick={onSend}>
          {t('screen.send')}
        </Button>
        <Button variant="quiet" onClick={onRetake}>
          {t('screen.retake')}
        </Button>
        <div className="ms-auto text-sm text-soft">
          <TimeLeft until={arrivedAt + challenge.seconds * 1000} onOver={onExpired} />
        </div>
      </div>
      {busy ? (
        <p role="status" className="text-soft">
          {t('screen.sending')}
        </p>
      ) : null}
    </section>
  )
}
