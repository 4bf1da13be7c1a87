/** What one look at the statistics of a connection says. */
export interface Sample {
  /** Packets of voice that came and that did not, since the beginning. */
  received: number
  lost: number
  /** Seconds there and back, undefined while unknown. */
  roundTrip: number | undefined
  /** Bits a second that the line is thought to carry from here; some browsers don't say. */
  available: number | undefined
  /** The share of the own packets that the other one misses, from 0 to 1. */
  missed: number | undefined
  /** Frames of the other one's picture, since the beginning. */
  frames: number
  /** What kinds of address the media travels between, such as `relay` or `host`. */
  route: { local: string; remote: string } | undefined
}

export type Quality = 'good' | 'fair' | 'poor'

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

const routeOf = (entries: Map<string, Entry>, pair: Entry | undefined): Sample['route'] => {
  const type = (id: string | undefined) => entries.get(id ?? '')?.candidateType ?? 'unknown'
  return pair === undefined ? undefined : { local: type(pair.localCandidateId), remote: type(pair.remoteCandidateId) }
}

/** Reads the statistics of a peer connection. */
export const sampleOf = (report: RTCStatsReport): Sample => {
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
    // Of the picture it is told every second, of the voice only every five.
    missed: (first('remote-inbound-rtp', 'video') ?? first('remote-inbound-rtp'))?.fractionLost,
    frames: first('inbound-rtp', 'video')?.framesDecoded ?? 0,
    route: routeOf(entries, pair),
  }
}

/** Shares of lost packets and seconds from which a talk suffers, and from which it hardly goes on. */
const suffers = { loss: 0.03, roundTrip: 0.4 }
const hardly = { loss: 0.1, roundTrip: 0.8 }

/** How the line was between two looks. Nothing received at all is the worst it can be. */
export const qualityOf = (before: Sample, now: Sample): Quality => {
  const received = now.received - before.received
  const lost = Math.max(0, now.lost - before.lost)
  const loss = received + lost === 0 ? 1 : lost / (received + lost)
  const worse = ({ loss: share, roundTrip }: typeof hardly) => loss >= share || (now.roundTrip ?? 0) >= roundTrip
  if (worse(hardly)) return 'poor'
  return worse(suffers) ? 'fair' : 'good'
}

/** Bits a second below which a picture takes from the voice. */
const tooNarrow = 120_000
const tooLossy = 0.15
/** Looks in a row that must agree before the picture is given up: a moment's dip is none. */
const agreeing = 4

/** Whether the own picture should give way to the voice; `narrow` counts the looks in a row that said so. */
export const giveWay = (narrow: number, { available, missed }: Sample): { narrow: number; gives: boolean } => {
  const isNarrow = (available !== undefined && available < tooNarrow) || (missed !== undefined && missed >= tooLossy)
  const next = isNarrow ? narrow + 1 : 0
  return { narrow: next, gives: next >= agreeing }
}
