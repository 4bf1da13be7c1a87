import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { callScreenText } from '../../locales/text.ts'
import type { CallView } from '../controller/call-view.ts'

/** Photo and name of the other member while there is no video; pulses while ringing. */
export const CallAvatar = ({ view, name }: { view: CallView; name: string }) => {
  const t = useT(callScreenText)
  const { person, phase, kind } = view
  const isWaiting = phase === 'ringing' || phase === 'calling'
  return (
    <>
      <p className="text-sm font-semibold tracking-wide text-soft-night uppercase">{t(`kind.${kind}`)}</p>
      <span className="relative my-10 grid place-items-center">
        <span
          aria-hidden
          className={classes('absolute -inset-10 rounded-full bg-primary/25', isWaiting ? 'motion-safe:animate-pulse' : 'hidden')}
        />
        <Avatar
          size="xl"
          name={name}
          src={person.image ? resourceUrl(person.image) : null}
          className="scale-150 rounded-full ring-2 ring-on-night/70"
        />
      </span>
      <p aria-hidden className="font-display text-3xl font-semibold tracking-tight text-balance">
        {name}
      </p>
    </>
  )
}
