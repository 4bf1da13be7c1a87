import { useEffect, useState } from 'react'
import { type Translate, useT } from '#platform/web/i18n.tsx'
import type { en } from '../locales/en.ts'
import { callScreenText } from '../locales/text.ts'
import type { CallView } from './controller/call-view.ts'

const statusOf = (view: CallView, t: Translate<(typeof en)['call']>): string => {
  const { phase, person, kind, reason, media, peerAway, refusal } = view
  const name = person.firstname
  switch (phase) {
    case 'paying':
      return ''
    case 'preparing':
      return view.deviceProblem === null ? t('preparing') : ''
    case 'calling':
      return t('calling', { name })
    case 'ringing':
      return t(`ringing.${kind}`, { name })
    case 'connecting':
      return t('connecting')
    case 'talking':
      if (peerAway && media.flow === 'lost') return t('away', { name })
      return media.flow === 'lost' ? t('lost') : t('talking', { name })
    case 'over':
      return refusal ?? t(`over.${reason ?? 'ended'}`, { name })
  }
}

/** Returns the status text of a call. It changes only with the state of the call. */
export const useCallStatusText = (view: CallView | null): string => {
  const t = useT(callScreenText)
  return view === null ? '' : statusOf(view, t)
}

/** Returns the seconds since a time, updated every second; null without a time. */
export const useSecondsSince = (since: number | null): number | null => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (since === null) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [since])
  return since === null ? null : Math.max(0, Math.floor((now - since) / 1000))
}
