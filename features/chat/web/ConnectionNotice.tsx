import { useEffect, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useConnection } from '#platform/web/client/socket.ts'
import { classes } from '#platform/web/ui/classes.ts'

const restoredFor = 3000

interface ConnectionNoticeProps {
  /** CSS classes that place the notice where it covers no control. */
  className: string
}

/**
 * Shows that the live connection is lost, and for three seconds that it is restored. It floats and lets presses through, because a network that
 * comes and goes must not move what a finger is about to press.
 */
export const ConnectionNotice = ({ className }: ConnectionNoticeProps) => {
  const t = useT(platformText)
  const state = useConnection((connection) => connection.state)
  const [shown, setShown] = useState<'lost' | 'restored'>()
  if (state === 'lost' && shown !== 'lost') setShown('lost')
  if (state === 'connected' && shown === 'lost') setShown('restored')
  useEffect(() => {
    if (shown !== 'restored') return undefined
    const timer = setTimeout(() => setShown(undefined), restoredFor)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <div
      role="status"
      aria-live="polite"
      className={classes(
        'pointer-events-none absolute inset-x-0 z-30 mt-[env(safe-area-inset-top,0px)] grid justify-center px-3',
        className,
      )}
    >
      {shown === undefined ? null : (
        <p
          className={classes(
            'animate-arrive rounded-full px-4 py-1.5 text-center text-sm font-semibold shadow-float',
            shown === 'lost' ? 'bg-ink text-ground' : 'bg-lagoon text-on-lagoon',
          )}
        >
          {t(shown === 'lost' ? 'connection.lost' : 'connection.restored')}
        </p>
      )}
    </div>
  )
}
