export interface VoiceMessageProps {
  /** Id of the message. */
  id: string
  /** URL of the recording; undefined while there is none. */
  audio: string | undefined
  /** Length in seconds. */
  seconds: number
  peaks: string
  /** Called when the recording cannot be played, because its URL may have expired. */
  onFailed: () => void
  /** Whether Tab stops at the controls. */
  isTabStop?: boolean
}
