/** Why a microphone or camera could not be opened. */
export type DeviceError = 'refused' | 'missing' | 'busy' | 'unsupported'

const failures: Record<string, DeviceError> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Converts an error of getUserMedia. */
export const toDeviceError = (error: unknown): DeviceError =>
  error instanceof Error ? (failures[error.name] ?? (error.name === 'TypeError' ? 'unsupported' : 'busy')) : 'busy'
