import { newId } from '#platform/web/new-id.ts'
import { maxFrameBytes } from '../../contract.ts'

/** One picture of the camera. */
export interface Frame {
  /** Upload id, chosen once, so that a retry resumes the same upload. */
  upload: string
  blob: Blob
  /** Milliseconds since the challenge arrived. */
  at: number
}

/** Why there is no picture. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed'

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Converts an error of `openCamera`. */
export const toCameraProblem = (error: unknown): CameraProblem =>
  error instanceof Error ? (problems[error.name] ?? (error.name === 'TypeError' ? 'missing' : 'failed')) : 'failed'

/** Opens the camera that faces the member. Without HTTPS a browser has no cameras, which is a TypeError. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 720 } } })

/** Closes the camera. */
export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** The longer side of a frame in pixels. */
const longestSide = 960

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })

/** Takes the picture that a video shows now. @throws {Error} when there is none */
export const takeFrame = async (video: HTMLVideoElement, at: number): Promise<Frame> => {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(videoWidth * scale),
    height: Math.round(videoHeight * scale),
  })
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  for (const quality of [0.85, 0.6, 0.4]) {
    const blob = await toJpeg(canvas, quality)
    if (blob !== null && blob.size <= maxFrameBytes) return { upload: newId(), blob, at: Math.round(at) }
  }
  throw new Error('the camera gave no picture')
}
