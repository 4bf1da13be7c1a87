export interface VoiceMessageProps {
  /** Id of the message. */
  id: string
  /** URL of the recording; undefined while this device does not have one. */
  audio: string | undefined
  /** Length in seconds. */
  seconds: number
  peaks: string
  /** Called when it cannot be played: its address may have expired. */
  onFailed: () => void
  /** Tab stops at its controls. */
  isTabStop?: boolean
}
