import { WovenBand } from '#platform/web/ui/brand/WovenBand.tsx'

/** Path of a head and shoulders in profile, facing right. */
const profile =
  'M-168 470C-166 372-118 318-48 288C-38 262-46 232-58 204C-94 160-98 88-58 46C-26 12 44 8 72 46C86 64 86 86 85 102C92 120 106 136 112 148' +
  'C115 156 106 160 95 160C99 167 104 173 99 179C94 183 97 187 98 192C99 201 91 203 91 212C93 230 82 242 60 240C44 238 36 236 28 236' +
  'C24 254 28 272 42 284C112 300 156 366 160 470V700H-168Z'

const Headwrap = () => (
  <>
    <circle cx="-96" cy="-4" r="46" className="fill-toast-error" />
    <path d="M84 88C40 62-24 74-72 122C-128 64-112-38-26-62C56-84 108-14 94 62Z" className="fill-toast-error" />
    <path
      d="M88 58C36 26-40 44-92 84M80 22C34-6-40 6-100 40M54-26C20-40-34-32-74-4"
      fill="none"
      strokeWidth="5"
      strokeDasharray="1 12"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    <path d="M2 196v14" strokeWidth="3" className="stroke-marigold" />
    <circle cx="2" cy="222" r="12" fill="none" strokeWidth="5" className="stroke-marigold" />
  </>
)

const Cap = () => (
  <>
    <path d="M82 54C40 34-34 36-72 76C-92 10-70-34-6-42C58-48 88-6 82 54Z" className="fill-toast-success" />
    <path d="M80 40C38 18-34 22-74 60" fill="none" strokeWidth="6" strokeDasharray="14 8" className="stroke-marigold" />
    <path d="M92 206C96 232 84 262 56 258C34 256 22 244 12 222C34 236 66 236 74 214Z" className="fill-photo-shade" />
  </>
)

/** A shawl or collar over the shoulders, with a woven hem. */
const Cloth = ({ className }: { className: string }) => (
  <>
    <path d="M-168 470C-166 372-118 318-48 288C-10 330 34 324 42 284C112 300 156 366 160 470V700H-168Z" className={className} />
    <path d="M-52 290C-12 340 40 332 46 286" fill="none" strokeWidth="8" className="stroke-marigold" />
    <path
      d="M-76 304C-20 372 62 362 72 296"
      fill="none"
      strokeWidth="4"
      strokeDasharray="2 11"
      strokeLinecap="round"
      className="stroke-marigold"
    />
  </>
)

/** An illustration of two people facing each other, with a sun behind and a woven band at the edge. */
export const BrandPicture = ({ className }: { className?: string }) => (
  <svg aria-hidden viewBox="0 0 576 900" preserveAspectRatio="xMidYMid slice" className={className}>
    <rect width="576" height="900" className="fill-night" />
    <circle cx="266" cy="330" r="214" className="fill-marigold" />
    <circle
      cx="266"
      cy="330"
      r="246"
      fill="none"
      strokeWidth="4"
      strokeDasharray="1 18"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    <path d="M0 560C110 480 220 500 300 540S470 590 576 500V900H0Z" className="fill-photo-shade" />
    <g transform="translate(138 252)">
      <path d={profile} className="fill-photo-shade" />
      <Cloth className="fill-toast-success" />
      <Headwrap />
    </g>
    <g transform="translate(410 236) scale(-1 1)">
      <path d={profile} className="fill-photo-shade" />
      <Cloth className="fill-toast-error" />
      <Cap />
    </g>
    <WovenBand diamonds={15} x="512" width="64" height="900" />
    <path d="M512 0v900" strokeWidth="5" className="stroke-marigold" />
  </svg>
)
