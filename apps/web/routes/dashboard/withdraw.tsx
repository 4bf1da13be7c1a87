import { createFileRoute, Link } from '@tanstack/react-router'
import { siteText } from '#features/site/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'

/** A closed market stall under a low sun. */
const ClosedStall = () => (
  <svg aria-hidden viewBox="0 0 240 180" className="w-64 max-w-full">
    <circle cx="172" cy="62" r="38" className="fill-marigold" />
    <path d="M44 82h152v74H44z" className="fill-card stroke-line" strokeWidth="3" />
    <path d="M54 96h132M54 110h132M54 124h132M54 138h132" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
    <path d="M34 82 50 48h140l16 34z" className="fill-primary" />
    <path
      d="M34 82a14 14 0 0 0 28.7 0 14 14 0 0 0 28.6 0 14 14 0 0 0 28.7 0 14 14 0 0 0 28.7 0 14 14 0 0 0 28.6 0 14 14 0 0 0 28.7 0z"
      className="fill-lagoon"
    />
    <path
      d="m58 72 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9 7-9 7 9"
      fill="none"
      className="stroke-marigold-tint"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M10 158h220" className="stroke-line" strokeWidth="3" strokeLinecap="round" />
  </svg>
)

/** Says that withdrawals are not offered yet, and where the money is. */
const NoWithdrawals = () => {
  const t = useT(siteText)
  const back = (
    <Button variant="secondary" render={<Link to="/dashboard/wallet" />}>
      {t('withdraw.back')}
    </Button>
  )
  return <EmptyState picture={<ClosedStall />} message={t('withdraw.text')} action={back} />
}

export const Route = createFileRoute('/dashboard/withdraw')({
  staticData: { frame: { title: 'header.withdraw', parent: '/dashboard/wallet', column: 'narrow', takingPart: true } },
  component: NoWithdrawals,
})
