/** One sample of the connection statistics. */
export interface ConnectionSample {
  /** Audio packets received and lost since the start. */
  received: number
  lost: number
  /** Round-trip time in seconds, undefined while unknown. */
  roundTrip: number | undefined
  /** Estimated outgoing bandwidth in bits per second; some browsers do not report it. */
  available: number | undefined
  /** Fraction of own packets the other side lost, 0 to 1. */
  missed: number | undefined
  /** Video frames received since the start. */
  frames: number
  /** Candidate types of the connection, such as `relay` or `host`. */
  route: { local: string; remote: string } | undefined
}

export type ConnectionQuality = 'good' | 'fair' | 'poor'

interface Entry {
  type: string
  id: string
  kind?: string
  packetsReceived?: number
  packetsLost?: number
  framesDecoded?: number
  fractionLost?: number
  currentRoundTripTime?: number
  availableOutgoingBitrate?: number
  selectedCandidatePairId?: string
  localCandidateId?: string
  remoteCandidateId?: string
  candidateType?: string
}

const routeOf = (entries: Map<string, Entry>, pair: Entry | undefined): ConnectionSample['route'] => {
  const type = (id: string | undefined) => entries.get(id ?? '')?.candidateType ?? 'unknown'
  return pair === undefined ? undefined : { local: type(pair.localCandidateId), remote: type(pair.remoteCandidateId) }
}

/** Reads a sample from the statistics of a peer connection. */
export const readSample = (report: RTCStatsReport): ConnectionSample => {
  const entries = new Map<string, Entry>()
  report.forEach((entry: Entry) => entries.set(entry.id, entry))
  const all = [...entries.values()]
  const first = (type: string, kind?: string) => all.find((entry) => entry.type === type && (kind === undefined || entry.kind === kind))
  const voice = first('inbound-rtp', 'audio')
  const pair = entries.get(first('transport')?.selectedCandidatePairId ?? '')
  return {
    received: voice?.packetsReceived ?? 0,
    lost: voice?.packetsLost ?? 0,
    roundTrip: pair?.currentRoundTripTime,
    available: pair?.availableOutgoingBitrate,
    // Video reports arrive every second, audio reports only every five.
    missed: (first('remote-inbound-rtp', 'video') ?? first('remote-inbound-rtp'))?.fractionLost,
    frames: first('inbound-rtp', 'video')?.framesDecoded ?? 0,
    route: routeOf(entries, pair),
  }
}

/** Packet loss and round-trip time in seconds from which a call is fair, and from which it is poor. */
const fairLimits = { loss: 0.03, roundTrip: 0.4 }
const poorLimits = { loss: 0.1, roundTrip: 0.8 }

/** Rates the connection between two samples. No packets at all is poor. */
export const rateQuality = (before: ConnectionSample, now: ConnectionSample): ConnectionQuality => {
  const received = now.received - before.received
  const lost = Math.max(0, now.lost - before.lost)
  const loss = received + lost === 0 ? 1 : lost / (received + lost)
  const worse = ({ loss: share, roundTrip }: typeof poorLimits) => loss >= share || (now.roundTrip ?? 0) >= roundTrip
  if (worse(poorLimits)) return 'poor'
  return worse(fairLimits) ? 'fair' : 'good'
}

/** Minimum bandwidth for video in bits per second; below it, video would degrade audio. */
const minVideoBitrate = 120_000
const maxVideoLoss = 0.15
/** Consecutive bad samples before video is dropped; a short dip is ignored. */
const samplesToDrop = 4

/** Decides whether to turn off this device's video to protect audio (`drops`); `narrow` is the number of consecutive bad samples. */
export const assessVideoBandwidth = (narrow: number, { available, missed }: ConnectionSample): { narrow: number; drops: boolean } => {
  const isNarrow = (available !== undefined && available < minVideoBitrate) || (missed !== undefined && missed >= maxVideoLoss)
  const next = isNarrow ? narrow + 1 : 0
  return { narrow: next, drops: next >= samplesToDrop }
}
