import { PersonFigure, Scene } from './Scene.tsx'

const hill = 'M0 140V118C50 92 96 96 136 110S216 124 256 104V140Z'

/** A person who looks out over the hills. */
export const LookoutPicture = () => (
  <Scene sun={150}>
    <path d={hill} className="fill-toast-success" />
    <PersonFigure at={72} wears="wrap" cloth="fill-toast-error" />
  </Scene>
)

/** Two people who face each other. */
export const MeetingPicture = () => (
  <Scene sun={128}>
    <PersonFigure at={84} wears="wrap" cloth="fill-toast-success" />
    <PersonFigure at={172} wears="cap" mirrored cloth="fill-toast-error" />
  </Scene>
)

/** A person with a flower. */
export const FlowerPicture = () => (
  <Scene sun={116}>
    <PersonFigure at={92} wears="cap" cloth="fill-toast-success" />
    <path d="M172 140C168 116 170 100 176 82" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-lagoon" />
    <path d="M171 116c-16 0-22-8-24-18c14-2 24 4 24 18ZM173 102c14-2 20-10 20-20c-14 0-22 8-20 20Z" className="fill-lagoon" />
    <path d="M177 88c-18 0-26-14-22-32l11 9 11-15 11 15 11-9c4 18-4 32-22 32Z" className="fill-primary" />
  </Scene>
)

const heart = 'm0 7c-9-7-13-11-13-17c0-9 11-11 13-3c2-8 13-6 13 3c0 6-4 10-13 17Z'

/** A person before whom three hearts rise. */
export const AdmiredPicture = () => (
  <Scene sun={104}>
    <PersonFigure at={92} wears="afro" cloth="fill-primary" />
    <path d={`M168 96${heart}`} className="fill-primary" />
    <path d={`M200 62${heart}`} className="fill-lagoon" />
    <path d={`M172 40${heart}`} className="fill-toast-error" />
  </Scene>
)

/** Two people who go their own ways. */
export const PartingPicture = () => (
  <Scene sun={128}>
    <PersonFigure at={84} wears="afro" mirrored cloth="fill-lagoon" />
    <PersonFigure at={172} wears="cap" cloth="fill-toast-error" />
  </Scene>
)

/** A person in an open door. */
export const DoorwayPicture = () => (
  <Scene sun={128}>
    <path d="M66 140V78a62 62 0 0 1 124 0v62h-16V78a46 46 0 0 0-92 0v62Z" className="fill-toast-success" />
    <path
      d="M74 140V78a54 54 0 0 1 108 0v62"
      fill="none"
      strokeWidth="2.6"
      strokeDasharray="0.1 9"
      strokeLinecap="round"
      className="stroke-marigold"
    />
    <PersonFigure at={124} wears="wrap" cloth="fill-toast-error" />
  </Scene>
)
