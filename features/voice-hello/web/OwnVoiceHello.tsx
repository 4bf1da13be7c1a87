import Mic from 'lucide-react/icons/mic'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { LazyPlayer } from '#platform/web/audio/playing/LazyPlayer.tsx'
import { lazyAudio } from '#platform/web/audio/lazy-audio.tsx'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { maxVoiceHelloSeconds } from '../contract.ts'
import { voiceHelloText } from '../locales/text.ts'
import type { RecordVoiceHelloProps } from './RecordVoiceHello.tsx'
import { useOwnVoiceHello, useRemoveVoiceHello } from './voice-hello-queries.ts'

/** The recorder, whose code is loaded when it is opened. */
const LazyRecordHello = lazyAudio<RecordVoiceHelloProps>(
  async () => (await import('./RecordVoiceHello.tsx')).RecordVoiceHello,
  <div className="flex min-h-12 items-center">
    <Spinner />
  </div>,
)

interface OwnVoiceHelloProps {
  /** Runs after the voice hello has changed. */
  onChanged: () => void
}

/** Section of the member's own profile to record, hear, replace and remove the voice hello. */
export const OwnVoiceHello = ({ onChanged }: OwnVoiceHelloProps) => {
  const t = useT(voiceHelloText)
  const own = useOwnVoiceHello()
  const remove = useRemoveVoiceHello()
  const record = useRef<HTMLButtonElement>(null)
  const [recording, setRecording] = useState(false)
  const [asking, setAsking] = useState(false)
  if (own.data === undefined) return own.isPending ? <Skeleton className="h-46 rounded-card sm:h-40" /> : null
  const { voice_hello: hello, taken_down: takenDown } = own.data
  const close = () => {
    setRecording(false)
    // The button comes back in the next frame.
    requestAnimationFrame(() => record.current?.focus())
  }
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        setAsking(false)
        showSuccess(t('own.removed'))
        onChanged()
      },
      onError: showFailure,
    })
  return (
    <section aria-label={t('own.title')} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <Heading level={3} size="md">
        {t('own.title')}
      </Heading>
      {hello === null ? <p className="text-soft">{t('own.text', { max: maxVoiceHelloSeconds })}</p> : null}
      {takenDown ? <p role="status">{t('own.takenDown')}</p> : null}
      {hello === null || recording ? null : (
        <>
          <div className="text-primary">
            <LazyPlayer id="own hello" src={hello.audio} seconds={hello.seconds} peaks={hello.peaks} label={t('own.title')} />
          </div>
          {hello.shown ? null : (
            <p role="status" className="text-soft">
              {t('own.waiting')}
            </p>
          )}
        </>
      )}
      {recording ? (
        <LazyRecordHello
          onSaved={(saved) => {
            close()
            showSuccess(t(saved.voice_hello?.shown === false ? 'own.savedWaiting' : 'own.saved'))
            onChanged()
          }}
          onClose={close}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button ref={record} variant="secondary" icon={<Mic aria-hidden className="size-5" />} onClick={() => setRecording(true)}>
            {t(hello === null ? 'own.record' : 'own.again')}
          </Button>
          {hello === null ? null : (
            <Button variant="quiet" icon={<Trash2 aria-hidden className="size-5" />} onClick={() => setAsking(true)}>
              {t('own.remove')}
            </Button>
          )}
        </div>
      )}
      <Dialog open={asking} onOpenChange={setAsking} title={t('own.removeTitle')} closeLabel={t('own.keep')}>
        <p>{t('own.removeText')}</p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('own.keep')}
          </Button>
          <Button busy={remove.isPending} onClick={removeNow}>
            {t('own.remove')}
          </Button>
        </div>
      </Dialog>
    </section>
  )
}
