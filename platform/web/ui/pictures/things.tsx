import { Scene } from './Scene.tsx'

/** Two speech bubbles, one of woven cloth. */
export const BubblesPicture = () => (
  <Scene>
    <path
      d="M44 40h86a14 14 0 0 1 14 14v26a14 14 0 0 1-14 14H78l-18 18v-18H44a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14Z"
      className="fill-toast-success"
    />
    <path d="m46 67 9-10 9 10-9 10Zm28 0 9-10 9 10-9 10Zm28 0 9-10 9 10-9 10Z" fill="none" strokeWidth="3" className="stroke-marigold" />
    <path
      d="M132 72h74a14 14 0 0 1 14 14v20a14 14 0 0 1-14 14h-8v16l-18-16h-48a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14Z"
      className="fill-primary"
    />
    <path d="M142 96h.1M169 96h.1M196 96h.1" strokeWidth="10" strokeLinecap="round" className="stroke-on-night" />
  </Scene>
)

/** A talking drum. */
export const DrumPicture = () => (
  <Scene>
    <path d="M86 34h84c0 26-22 34-22 53s22 27 22 53H86c0-26 22-34 22-53S86 60 86 34Z" className="fill-toast-error" />
    <path d="M92 40l14 94M108 40l8 94M124 40v94M140 40l-4 94M156 40l-12 94M164 44l-10 90" strokeWidth="2" className="stroke-marigold" />
    <ellipse cx="128" cy="34" rx="46" ry="11" className="fill-on-night" />
    <ellipse cx="128" cy="34" rx="46" ry="11" fill="none" strokeWidth="4" className="stroke-primary" />
    <path d="M180 66c20-8 26-22 40-26" fill="none" strokeWidth="6" strokeLinecap="round" className="stroke-lagoon" />
    <path d="M60 46c-8 10-8 22 0 32M44 38c-12 14-12 34 0 48" fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-lagoon" />
  </Scene>
)

/** A purse with cowries. */
export const PursePicture = () => (
  <Scene>
    <path d="M86 64C62 84 56 112 66 140h124c10-28 4-56-20-76Z" className="fill-toast-success" />
    <path d="M92 62c-14-8-18-20-14-32 14 8 24 8 36 0 8 10 20 10 28 0 12 8 22 8 36 0 4 12 0 24-14 32Z" className="fill-lagoon" />
    <path d="M84 64h88" strokeWidth="7" strokeLinecap="round" className="stroke-marigold" />
    <path
      d="M72 104l12-12 12 12-12 12Zm30 0 12-12 12 12-12 12Zm30 0 12-12 12 12-12 12Zm30 0 12-12 12 12-12 12Z"
      fill="none"
      strokeWidth="3"
      className="stroke-marigold"
    />
    <path
      strokeWidth="1.5"
      d="M206 140c-12-8-12-24 0-32 12 8 12 24 0 32ZM230 140c-9-6-9-18 0-24 9 6 9 18 0 24Z"
      className="fill-on-night stroke-toast-error"
    />
    <path d="M206 114v20M230 121v14" strokeWidth="2.4" strokeDasharray="2 2" className="stroke-toast-error" />
  </Scene>
)

/** A gift tied in cloth. */
export const TiedGiftPicture = () => (
  <Scene>
    <path d="M128 54c-18-24-46-22-50-8s24 20 50 14c26 6 54 0 50-14s-32-16-50 8Z" className="fill-lagoon" />
    <path d="M68 140c-12-40 18-66 60-80 42 14 72 40 60 80Z" className="fill-primary" />
    <path d="M128 60C108 84 98 108 98 140M128 60c20 24 30 48 30 80M128 60v80" fill="none" strokeWidth="3" className="stroke-marigold" />
    <circle cx="128" cy="60" r="10" className="fill-on-night" />
  </Scene>
)

/** A market stall under an awning. */
export const StallPicture = () => (
  <Scene>
    <path d="M52 60v80M204 60v80" strokeWidth="6" className="stroke-toast-error" />
    <path d="M44 100h168v40H44Z" className="fill-toast-success" />
    <path d="M44 120h168" strokeWidth="3" strokeDasharray="10 7" className="stroke-marigold" />
    <path
      d="M40 34h29v34a14.5 14.5 0 0 1-29 0ZM98 34h30v34a15 15 0 0 1-30 0ZM157 34h29v34a14.5 14.5 0 0 1-29 0Z"
      className="fill-primary"
    />
    <path
      d="M69 34h29v34a14.5 14.5 0 0 1-29 0ZM128 34h29v34a14.5 14.5 0 0 1-29 0ZM186 34h30v34a15 15 0 0 1-30 0Z"
      className="fill-on-night"
    />
  </Scene>
)

/** An empty stool. */
export const StoolPicture = () => (
  <Scene>
    <path d="M66 72c36 18 88 18 124 0v20c-36 14-88 14-124 0Z" className="fill-toast-error" />
    <path d="M92 98h16l-6 42H84ZM164 98h-16l6 42h18ZM120 100h16v40h-16Z" className="fill-toast-success" />
    <path d="M74 84c34 13 74 13 108 0" fill="none" strokeWidth="3" strokeDasharray="8 6" className="stroke-marigold" />
  </Scene>
)

/** A cup of tea at rest. */
export const TeaPicture = () => (
  <Scene>
    <path d="M180 84h14a18 18 0 0 1 0 36h-18" fill="none" strokeWidth="8" className="stroke-lagoon" />
    <path d="M70 74h114c0 40-18 58-57 58S70 114 70 74Z" className="fill-lagoon" />
    <path d="M76 92l8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9" fill="none" strokeWidth="3" className="stroke-on-night" />
    <path d="M56 138h144" strokeWidth="7" strokeLinecap="round" className="stroke-toast-error" />
    <path
      d="M108 60c-10-12 10-18 0-32M136 60c-10-12 10-18 0-32"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      className="stroke-toast-error"
    />
  </Scene>
)

/** A signpost under an acacia. */
export const SignpostPicture = () => (
  <Scene sun={150}>
    <path d="M62 140C66 106 74 84 54 58l6-3c12 16 14 24 16 36 6-14 14-22 24-30l5 4C88 80 80 104 78 140Z" className="fill-toast-success" />
    <ellipse cx="56" cy="52" rx="46" ry="12" className="fill-toast-success" />
    <ellipse cx="96" cy="40" rx="40" ry="10" className="fill-lagoon" />
    <path d="M176 52v88" strokeWidth="8" strokeLinecap="round" className="stroke-toast-error" />
    <path d="M138 58h62l16 13-16 13h-62Z" className="fill-primary" />
    <path d="M212 92h-54l-14 11 14 11h54Z" className="fill-lagoon" />
  </Scene>
)

/** Rays over the hills. */
export const SunrisePicture = () => (
  <Scene sun={128}>
    <path d="M128 10V-4M72 22 64 10M184 22l8-12M36 62 22 56M220 62l14-6" strokeWidth="5" strokeLinecap="round" className="stroke-primary" />
    <path d="M0 140v-20c50-30 96-28 136-12s80 12 120-6v38Z" className="fill-toast-success" />
    <path d="M0 140v-8c60-18 120-10 160 0 40 8 66 2 96-6v14Z" className="fill-lagoon" />
  </Scene>
)
