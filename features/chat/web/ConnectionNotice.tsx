import { useEffect, useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { useConnection } from '#platform/web/client/socket.ts'
import { classes } from '#platform/web/ui/classes.ts'

const restoredFor = 3000

/** Shows that the live connection is lost, and for three seconds that it is restored. */
export const ConnectionNotice = () => {
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
    <div role="status" aria-live="polite">
      {shown === undefined ? null : (
        <p
          className={classes(
            'px-4 py-2 text-center text-sm font-semibold',
            shown === 'lost' ? 'bg-ink text-ground' : 'bg-lagoon text-on-lagoon',
          )}
        >
          {t(shown === 'lost' ? 'connection.lost' : 'connection.restored')}
        </p>
      )}
    </div>
  )
}
