import { useT } from '../../i18n.tsx'
import { audioText } from '../audio-text.ts'
import type { RecorderState } from './recorder.ts'

/** Returns what a screen reader should say about a recording, for a live region. Problems and interruptions announce themselves. */
export const useRecordingAnnouncement = (state: RecorderState): string => {
  const t = useT(audioText)
  if (state.phase === 'recording') return t('recording')
  if (state.phase === 'done' && state.interruption === undefined) return t('recorded')
  return ''
}
