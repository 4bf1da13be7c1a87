/**
 * Why a recording is refused: it is not Opus in WebM or Ogg, its structure is invalid, or it is longer, shorter or larger than the caller
 * allows.
 */
export type RecordingRefusalReason = 'not_audio' | 'broken' | 'too_long' | 'too_short' | 'too_large'

/** An uploaded recording was refused. The message has details for tests and logs; members never see it. */
export class RecordingError extends Error {
  readonly reason: RecordingRefusalReason
  constructor(reason: RecordingRefusalReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'RecordingError'
    this.reason = reason
  }
}

export const notAudioError = (detail: string): RecordingError => new RecordingError('not_audio', detail)
export const brokenRecordingError = (detail: string): RecordingError => new RecordingError('broken', detail)
