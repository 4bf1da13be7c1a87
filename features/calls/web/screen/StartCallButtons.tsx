import Phone from 'lucide-react/icons/phone'
import Video from 'lucide-react/icons/video'
import { useT } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import type { CallPerson } from '../../contract.ts'
import { callsText } from '../../locales/text.ts'
import { usePlaceCall } from '../use-place-call.ts'

const icons = { voice: Phone, video: Video }

/** Buttons to start a voice or video call. Renders nothing where the member cannot be called. */
export const StartCallButtons = ({ person }: { person: CallPerson }) => {
  const t = useT(callsText)
  const way = usePlaceCall(person)
  if (way === undefined) return null
  return (['voice', 'video'] as const).map((kind) => {
    const Icon = icons[kind]
    return (
      <IconButton
        key={kind}
        label={t(`start.${kind}`)}
        icon={<Icon aria-hidden className="size-5" />}
        aria-disabled={way.busy || undefined}
        onClick={() => (way.busy ? undefined : way.place(kind))}
      />
    )
  })
}
