import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import type { Recording } from '#platform/web/audio/recording/recorder.ts'
import { RecordingPanel } from '#platform/web/audio/recording/RecordingPanel.tsx'
import { useRecorder, useRecorderState } from '#platform/web/audio/recording/use-recorder.ts'
import { useRecordingAnnouncement } from '#platform/web/audio/recording/use-recording-announcement.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { newId } from '#platform/web/new-id.ts'
import { LiveRegion } from '#platform/web/ui/states/LiveRegion.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { maxVoiceHelloSeconds, type OwnVoiceHello } from '../contract.ts'
import { voiceHelloText } from '../locales/text.ts'
import { usePutVoiceHello } from './voice-hello-queries.ts'

export interface RecordVoiceHelloProps {
  onSaved: (own: OwnVoiceHello) => void
  onClose: () => void
}

/** Records a voice hello and uploads it. After a failure the recording is kept for another try. */
export const RecordVoiceHello = ({ onSaved, onClose }: RecordVoiceHelloProps) => {
  const t = useT(voiceHelloText)
  const recorder = useRecorder(maxVoiceHelloSeconds)
  const news = useRecordingAnnouncement(useRecorderState(recorder))
  const put = usePutVoiceHello()
  const [upload] = useState(newId)
  useEffect(() => void recorder.start(), [recorder])
  const use = ({ blob, peaks }: Recording) => {
    if (!put.isPending) put.mutate({ upload, blob, peaks }, { onSuccess: onSaved, onError: showFailure })
  }
  return (
    <>
      {put.isPending ? (
        <p role="status" className="flex min-h-12 items-center gap-2">
          <Spinner />
          {t('own.sending')}
        </p>
      ) : null}
      <div hidden={put.isPending}>
        <RecordingPanel
          recorder={recorder}
          label={t('label')}
          use={{ label: t('own.use'), icon: <Check aria-hidden className="size-5" />, onUse: use }}
          onClose={onClose}
        />
      </div>
      <LiveRegion message={news} />
    </>
  )
}
