import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import { termsVersion } from '#features/site/terms-contract.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { showSuccess } from '#platform/web/ui/toasts/toast.ts'
import { accountText } from '../../locales/text.ts'
import { useAcceptTerms, useMe } from '../account-queries.ts'
import { wereTermsOutdated } from './remembered-terms.ts'

/**
 * Whether the notice is shown. It appears only when a screen opens, because it would move a screen that is being read. It disappears as soon as
 * the server says that the terms are accepted.
 */
const useShowsNotice = (): boolean => {
  const outdated = useMe().data?.terms_outdated
  const screen = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const [decided, setDecided] = useState(() => ({ screen, shown: outdated ?? wereTermsOutdated() }))
  if (decided.screen !== screen) setDecided({ screen, shown: outdated ?? decided.shown })
  return decided.shown && outdated !== false
}

/** Asks a member to accept the current terms; renders nothing for a member who already has. */
export const TermsNotice = () => {
  const t = useT(accountText)
  const { date } = useFormat()
  const accept = useAcceptTerms()
  if (!useShowsNotice()) return null
  const text = t('terms.changed', { date: date(termsVersion, { dateStyle: 'long' }) })
  const onSuccess = () => {
    showSuccess(t('terms.accepted'))
    // The focused button has disappeared.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={text}
      className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line bg-card px-safe-4 py-1 md:px-8"
    >
      <p className="py-1 text-sm">{text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {/* Opens in a new tab, so that this screen stays as it is. */}
        <a
          href="/terms&conditions"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4"
        >
          {t('terms.read')}
        </a>
        <Button variant="secondary" size="sm" busy={accept.isPending} onClick={() => accept.mutate(termsVersion, { onSuccess })}>
          {t('terms.agree')}
        </Button>
      </div>
    </section>
  )
}
