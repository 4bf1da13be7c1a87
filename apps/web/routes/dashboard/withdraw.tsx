import { createFileRoute } from '@tanstack/react-router'

/** A closed market stall under a low sun. */
const ClosedStall = () => (
  <svg aria-hidden viewBox="0 0 240 180" className="mx-auto mt-6 w-64 max-w-full sm:mt-10 sm:w-80">
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

/** A title and a picture only, because withdrawals are not offered yet. */
export const Route = createFileRoute('/dashboard/withdraw')({
  staticData: { frame: { title: 'header.withdraw', column: 'narrow', takingPart: true } },
  component: ClosedStall,
})
