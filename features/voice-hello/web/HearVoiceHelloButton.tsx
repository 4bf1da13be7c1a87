import { useMutation } from '@tanstack/react-query'
import AudioLines from 'lucide-react/icons/audio-lines'
import { useEffect, useRef } from 'react'
import { LazyPlayer } from '#platform/web/audio/playing/LazyPlayer.tsx'
import { audioPlayer } from '#platform/web/audio/playing/player.ts'
import { call } from '#platform/web/client/call.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { getVoiceHello } from '../contract.ts'
import { voiceHelloText } from '../locales/text.ts'

interface HearVoiceHelloButtonProps {
  /** Id of the member. */
  id: string
  /** First name of the member. */
  name: string
}

/** Button that plays a member's voice hello. Its URL is fetched when pressed, because a card only says whether there is one. */
export const HearVoiceHelloButton = ({ id, name }: HearVoiceHelloButtonProps) => {
  const t = useT(voiceHelloText)
  const player = useRef<HTMLDivElement>(null)
  const asked = useMutation({
    mutationFn: async () => (await call(getVoiceHello, { params: { id } })).data,
    onError: () => showError(t('hearFailed')),
  })
  const hello = asked.data
  const track = `hello ${id}`
  useEffect(() => {
    if (hello === undefined) return
    void audioPlayer.toggle({ id: track, src: hello.audio, seconds: hello.seconds })
    // The pressed button is gone.
    player.current?.focus({ preventScroll: true })
  }, [hello, track])
  if (hello !== undefined)
    return (
      <div ref={player} tabIndex={-1} className="w-full outline-none">
        <LazyPlayer compact id={track} src={hello.audio} seconds={hello.seconds} peaks={hello.peaks} label={t('of', { name })} />
      </div>
    )
  return (
    <button
      type="button"
      aria-busy={asked.isPending}
      onClick={() => (asked.isPending ? undefined : asked.mutate())}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-full bg-on-photo/20 px-4 transition-colors hover:bg-on-photo/30 text-sm font-semibold"
    >
      {asked.isPending ? <Spinner /> : <AudioLines aria-hidden className="size-5" />}
      {t('hear', { name })}
    </button>
  )
}
