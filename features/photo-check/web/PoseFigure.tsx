import type { ReactNode } from 'react'
import type { Pose } from '../contract.ts'

const skin = 'fill-skin'

/** How far each finger is stretched, from the index finger to the little one. */
const Hand = ({ fingers, thumb = 'folded' }: { fingers: readonly boolean[]; thumb?: 'folded' | 'out' | 'up' }) => (
  <g>
    {thumb === 'folded' ? null : <path d={thumb === 'up' ? 'M-6 2V-20' : 'M-8 10L-19 0'} className="stroke-marigold" strokeWidth="6" />}
    {fingers.map((isOut, index) => (
      <path
        key={index}
        d={isOut ? `M${-7.5 + index * 5} 2L${-11 + index * 7.5} -22` : `M${-7.5 + index * 5} 3v-2`}
        className="stroke-marigold"
        strokeWidth="5"
      />
    ))}
    <path d="M-11 4q0-4 4-4H7q4 0 4 4v10q0 8-11 8t-11-8Z" className="fill-marigold" />
    {thumb === 'folded' ? <path d="M-9 12L4 9" strokeWidth="2.5" /> : null}
  </g>
)

const none = [false, false, false, false]
const raised = (hand: ReactNode) => (
  <>
    <path d="M112 148L104 108" strokeWidth="9" className="stroke-marigold" />
    <g transform="translate(103 84)">{hand}</g>
  </>
)
/** A flat hand with its wrist at the lower end. */
const flat = (transform: string, arm: string) => (
  <>
    <path d={arm} fill="none" strokeWidth="9" className="stroke-marigold" />
    <g transform={transform}>
      <path d="M-8 16C-9 4-9-8-6-18Q0-22 6-18C9-8 9 4 8 16Z" className="fill-marigold" />
      <path d="M-2-18V-4M3-17V-4" strokeWidth="1.8" />
    </g>
  </>
)
const turned = (
  <>
    <path d="M16 30h-12m6-6l-6 6l6 6" fill="none" strokeWidth="3.5" className="stroke-primary" />
    <path d="M120 92q10 0 10-10" fill="none" strokeWidth="0" />
  </>
)

const gestures: Record<Pose, ReactNode> = {
  hand_on_head: flat('translate(70 20) rotate(-78)', 'M116 148Q128 84 88 24'),
  two_fingers: raised(<Hand fingers={[true, true, false, false]} />),
  thumb_up: raised(<Hand fingers={none} thumb="up" />),
  open_hand: raised(<Hand fingers={[true, true, true, true]} thumb="out" />),
  fist: raised(<Hand fingers={none} />),
  three_fingers: raised(<Hand fingers={[true, true, true, false]} />),
  finger_on_nose: (
    <>
      <path d="M112 150L92 88" strokeWidth="9" className="stroke-marigold" />
      <path d="M84 80L64 64" strokeWidth="5.5" className="stroke-marigold" />
      <path d="M78 74q6-6 14 0q8 8 4 15q-8 5-14-2q-7-7-4-13Z" className="fill-marigold" />
    </>
  ),
  hand_on_ear: flat('translate(92 56) rotate(-8)', 'M116 148L94 74'),
  hand_on_cheek: flat('translate(82 72) rotate(-16)', 'M112 150L88 92'),
  hand_under_chin: flat('translate(62 97) rotate(-82)', 'M114 150L84 100'),
  look_left: turned,
  look_right: <g transform="translate(140 0) scale(-1 1)">{turned}</g>,
}

const Face = () => (
  <>
    <circle cx="60" cy="54" r="2.6" className="fill-ink" stroke="none" />
    <circle cx="80" cy="54" r="2.6" className="fill-ink" stroke="none" />
    <path d="M70 56v9q0 2-4 2M62 76q8 6 16 0" fill="none" strokeWidth="2.4" />
  </>
)

/** A face that is turned to the left of the picture. */
const FaceAside = () => (
  <>
    <circle cx="50" cy="54" r="2.6" className="fill-ink" stroke="none" />
    <circle cx="64" cy="54" r="2.6" className="fill-ink" stroke="none" />
    <path d="M45 57l-9 9q-2 3 6 3M46 78q6 4 12 0" className={skin} strokeWidth="2.4" />
    <path d="M90 54q6 2 4 10q-2 5-6 3" fill="none" strokeWidth="2.2" />
  </>
)

const isTurned = (pose: Pose): boolean => pose === 'look_left' || pose === 'look_right'

interface PoseFigureProps {
  pose: Pose
  /** Text for screen readers; empty where visible words say the same. */
  label: string
  /** Not mirrored: as others see the member, unlike the camera preview. */
  seenByOthers?: boolean
  className?: string
}

/** A line drawing of one pose. */
export const PoseFigure = ({ pose, label, seenByOthers = false, className }: PoseFigureProps) => (
  <svg {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })} viewBox="0 0 140 150" className={className}>
    <g
      transform={seenByOthers ? 'translate(140 0) scale(-1 1)' : undefined}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="stroke-ink"
    >
      <path d="M14 150Q16 112 56 104V92H84V104Q124 112 126 150" className={skin} />
      <g transform={pose === 'look_right' ? 'translate(140 0) scale(-1 1)' : undefined}>
        <ellipse cx="70" cy="58" rx="28" ry="36" className={skin} />
        <path d="M42 52Q42 18 70 18T98 52Q92 34 70 34T42 52Z" className="fill-night" />
        {isTurned(pose) ? <FaceAside /> : <Face />}
      </g>
      {gestures[pose]}
    </g>
  </svg>
)
