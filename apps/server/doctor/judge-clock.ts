import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'

/** Compares the clock of another machine with ours. A difference of 30 s breaks authenticator codes, minutes break signed requests. */
export const judgeClock = (about: string, theirs: Date, ours: Date): Finding => {
  const seconds = Math.round((ours.getTime() - theirs.getTime()) / 1000)
  const found = Math.abs(seconds) <= 2 ? 'agree' : `${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}`
  const advice = 'Let both machines follow a time server: timedatectl set-ntp true.'
  if (Math.abs(seconds) > 30) return problemFinding(about, found, advice)
  return Math.abs(seconds) > 5 ? warningFinding(about, found, advice) : okFinding(about, found)
}
