import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { authText } from '../../locales/text.ts'
import type { PasskeyWay, SendSignIn } from './passkey-way.ts'

interface PasskeyButtonProps {
  way: PasskeyWay
  /** Whether another attempt to sign in is running. */
  busy: boolean
  onAttempt: (attempt: SendSignIn) => void
  onFailed: (error: unknown) => void
}

/** Button to sign in with a passkey. Until it is pressed, the browser offers passkeys in the suggestions of the email field. */
export const PasskeyButton = ({ way, busy, onAttempt, onFailed }: PasskeyButtonProps) => {
  const t = useT(authText)
  const live = useHydrated()
  const [asking, setAsking] = useState(false)
  const attempt = useEffectEvent(onAttempt)
  useEffect(() => {
    if (asking || busy) return undefined
    const ended = new AbortController()
    way.offer(ended.signal, (chosen) => attempt(chosen))
    return () => ended.abort()
  }, [way, asking, busy])
  if (live && !way.isSupported()) return null
  const ask = async () => {
    setAsking(true)
    try {
      const chosen = await way.ask()
      if (chosen !== undefined) onAttempt(chosen)
    } catch (error) {
      onFailed(error)
    }
    setAsking(false)
  }
  return (
    <Button
      variant="quiet"
      wide
      className="min-h-13 justify-start gap-3 rounded-none focus-visible:-outline-offset-2"
      disabled={!live}
      busy={asking}
      icon={<KeyRound aria-hidden className="size-5 text-soft" />}
      onClick={() => void ask()}
    >
      {t('login.withPasskey')}
    </Button>
  )
}
