/**
 * Why a recording is refused: no Opus audio in WebM or Ogg that a recorder writes, not built as its format demands,
 * longer, shorter, or with more bytes than the caller takes.
 */
export type RecordingFault = 'not_audio' | 'broken' | 'too_long' | 'too_short' | 'too_large'

/** An uploaded recording that is not accepted. The message names the detail for tests and logs; members never see it. */
export class RecordingError extends Error {
  readonly reason: RecordingFault
  constructor(reason: RecordingFault, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'RecordingError'
    this.reason = reason
  }
}

export const notAudioError = (detail: string): RecordingError => new RecordingError('not_audio', detail)
export const brokenRecordingError = (detail: string): RecordingError => new RecordingError('broken', detail)
