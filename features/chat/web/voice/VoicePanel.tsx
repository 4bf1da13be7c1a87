import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronUp from 'lucide-react/icons/chevron-up'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useEffect, useEffectEvent } from 'react'
import { audioText } from '#platform/web/audio/audio-text.ts'
import type { Recording } from '#platform/web/audio/recording/recorder.ts'
import { RecordingPanel } from '#platform/web/audio/recording/RecordingPanel.tsx'
import { useRecordingAnnouncement } from '#platform/web/audio/recording/use-recording-announcement.ts'
import { useRecorder, useRecorderState } from '#platform/web/audio/recording/use-recorder.ts'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { maxVoiceSeconds } from '../../attachment-contract.ts'
import { chatText } from '../../locales/text.ts'
import type { RecordingHold } from './hold.ts'

export interface VoicePanelProps {
  hold: RecordingHold
  onRecorded: (recording: Recording) => void
  /** Called with a text for screen readers to announce. */
  onNews: (news: string) => void
  onClose: () => void
}

/** Hints beside and above the held button on where to slide. Hidden from screen readers, whose users press the buttons instead. */
const HeldHint = ({ willCancel }: Pick<RecordingHold, 'willCancel'>) => {
  const t = useT(audioText)
  return (
    <>
      <span
        aria-hidden
        className={classes('flex shrink-0 items-center gap-0.5 pe-15 text-sm', willCancel ? 'font-semibold text-danger' : 'text-soft')}
      >
        <ChevronLeft className="size-4 rtl:rotate-180" />
        {t(willCancel ? 'letGo' : 'slide')}
      </span>
      <span
        aria-hidden
        title={t('lock')}
        className="absolute end-1 bottom-full mb-4 grid h-16 w-10 place-items-center rounded-full border border-line bg-card text-soft shadow-float"
      >
        <LockKeyhole className="size-4" />
        <ChevronUp className="size-4 animate-pulse" />
      </span>
    </>
  )
}

/** Records one voice note, from the press to the preview. */
export const VoicePanel = ({ hold, onRecorded, onNews, onClose }: VoicePanelProps) => {
  const recorder = useRecorder(maxVoiceSeconds)
  const t = useT(chatText)
  const audio = useT(audioText)
  const state = useRecorderState(recorder)
  const news = useRecordingAnnouncement(state)
  const close = () => {
    onNews(audio('cancelled'))
    onClose()
  }
  useEffect(() => void recorder.start(), [recorder])
  const tell = useEffectEvent((text: string) => onNews(text))
  useEffect(() => tell(news), [news])
  const follow = useEffectEvent((phase: RecordingHold['phase']) => {
    if (phase === 'cancelled') {
      recorder.cancel()
      close()
    }
    // If the finger was lifted before the microphone was open, for example to answer the browser's question, the recording goes on without the finger.
    if (phase === 'released' && state.phase === 'recording') void recorder.stop()
  })
  useEffect(() => follow(hold.phase), [hold.phase])
  const isTall = state.phase === 'failed' || (state.phase === 'done' && state.interruption !== undefined)
  return (
    <div className={classes(isTall && '-mx-3 rounded-t-card border-t border-line bg-card px-3 pt-3')}>
      <RecordingPanel
        recorder={recorder}
        label={t('attachments.voice')}
        heldHint={hold.phase === 'down' ? <HeldHint willCancel={hold.willCancel} /> : undefined}
        use={{
          label: t('attachments.sendVoice'),
          icon: <SendHorizontal aria-hidden className="size-5 rtl:-scale-x-100" />,
          onUse: (recording) => {
            onNews('')
            onRecorded(recording)
            onClose()
          },
        }}
        onClose={close}
      />
    </div>
  )
}
