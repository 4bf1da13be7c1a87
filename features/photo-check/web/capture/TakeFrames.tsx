import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { errorBody, showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { showError, showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { type PhotoCheckChallenge, photoCheckErrors } from '../../contract.ts'
import { photoCheckText } from '../../locales/text.ts'
import { requestChallenge, refreshOwnPhotoCheck, useSendPhotoCheck } from '../photo-check-queries.ts'
import { type CameraProblem, closeCamera, type Frame, openCamera, toCameraProblem } from './camera.ts'
import { PoseCapture } from './PoseCapture.tsx'
import { FramesToSend, type ShownFrame } from './FramesToSend.tsx'

interface Drawn {
  challenge: PhotoCheckChallenge
  arrivedAt: number
}
type State =
  | { phase: 'opening' }
  | ({ phase: 'taking'; stream: MediaStream } & Drawn)
  | ({ phase: 'looking'; frames: readonly ShownFrame[] } & Drawn)
  | { phase: 'stopped'; problem: CameraProblem | 'expired' }

/** Takes the frames with the camera, shows them and sends them. The camera is open only while frames are taken. */
export const TakeFrames = ({ onClose }: { onClose: () => void }) => {
  const t = useT(photoCheckText)
  const [state, setState] = useState<State>({ phase: 'opening' })
  const open = useRef<MediaStream>(null)
  /** Object URLs of the pictures, to be revoked. */
  const addresses = useRef<string[]>([])
  const turn = useRef(0)
  const send = useSendPhotoCheck()
  const close = () => {
    turn.current += 1
    if (open.current !== null) closeCamera(open.current)
    open.current = null
    for (const address of addresses.current.splice(0)) URL.revokeObjectURL(address)
  }
  const stop = (problem: CameraProblem | 'expired') => {
    close()
    setState({ phase: 'stopped', problem })
  }
  const openAndDraw = async () => {
    close()
    const mine = turn.current
    let stream: MediaStream
    try {
      stream = await openCamera()
    } catch (error) {
      if (mine === turn.current) stop(toCameraProblem(error))
      return
    }
    if (mine !== turn.current) return closeCamera(stream)
    open.current = stream
    try {
      // The challenge is requested once the camera is open, so that the browser's permission question does not use up its time.
      const challenge = await requestChallenge()
      if (mine === turn.current) setState({ phase: 'taking', challenge, arrivedAt: performance.now(), stream })
    } catch (error) {
      if (mine !== turn.current) return
      showFailure(error)
      close()
      void refreshOwnPhotoCheck()
      onClose()
    }
  }
  const beginAgain = () => {
    setState({ phase: 'opening' })
    void openAndDraw()
  }
  const begin = useEffectEvent(openAndDraw)
  const leave = useEffectEvent(close)
  useEffect(() => {
    const timer = setTimeout(() => void begin())
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])
  const sendFrames = ({ challenge, frames }: Drawn & { frames: readonly Frame[] }) =>
    send.mutate(
      { challenge: challenge.id, frames },
      {
        onSuccess: () => {
          showSuccess(t('screen.sent'))
          onClose()
        },
        onError: (error) => {
          const code = errorBody(error)?.code
          if (code === undefined) return showError(t('screen.lost'))
          showFailure(error)
          // The response may have been lost; the state says whether the frames have arrived.
          void refreshOwnPhotoCheck()
          if (code === photoCheckErrors.challenge_over.code || code.startsWith('photo_check.')) onClose()
        },
      },
    )
  if (state.phase === 'opening')
    return (
      <p role="status" className="flex min-h-24 items-center gap-2">
        <Spinner />
        {t('screen.opening')}
      </p>
    )
  if (state.phase === 'stopped')
    return (
      <div className="flex flex-col items-start gap-3">
        <p role="alert">{t(`screen.${state.problem}`)}</p>
        <Button onClick={beginAgain}>{t('screen.again')}</Button>
      </div>
    )
  if (state.phase === 'looking')
    return (
      <FramesToSend
        {...state}
        busy={send.isPending}
        onSend={() => sendFrames(state)}
        onRetake={beginAgain}
        onExpired={() => (send.isPending ? undefined : stop('expired'))}
      />
    )
  return (
    <PoseCapture
      {...state}
      onDone={(frames) => {
        close()
        const shown = frames.map((frame) => ({ ...frame, url: URL.createObjectURL(frame.blob) }))
        addresses.current = shown.map(({ url }) => url)
        setState({ phase: 'looking', frames: shown, challenge: state.challenge, arrivedAt: state.arrivedAt })
      }}
      onExpired={() => stop('expired')}
      onLost={() => stop('busy')}
    />
  )
}
