import type { Signal } from '../../contract.ts'

/** `candidate:<foundation> <component> <transport> <priority> <address> <port> typ <kind> …` (RFC 8839). */
const isRelayCandidate = (candidate: string): boolean => /^(?:a=)?candidate:(?:\S+ ){6}typ relay(?: |$)/i.test(candidate)

/** A relay candidate also says from which address the relay was asked: its device's own. */
const withoutSource = (candidate: string): string => candidate.replace(/ raddr \S+/gi, ' raddr 0.0.0.0').replace(/ rport \S+/gi, ' rport 0')

/** A line without an address of the device; none for one that says nothing else. Nobody needs them where candidates are exchanged. */
const relayedLine = (line: string): string[] => {
  const [, name = '', value = ''] = /^(a=[a-z-]+:|[a-z]=)(.*)$/i.exec(line) ?? []
  switch (name.toLowerCase()) {
    case 'a=candidate:':
      return isRelayCandidate(line) ? [withoutSource(line)] : []
    case 'o=':
      return [`o=${value.split(' ').slice(0, 3).join(' ')} IN IP4 0.0.0.0`]
    case 'c=':
      return ['c=IN IP4 0.0.0.0']
    case 'a=rtcp:':
      return ['a=rtcp:9 IN IP4 0.0.0.0']
    case 'm=':
      // Port 0 refuses a stream; any other one is its device's.
      return [`m=${value.replace(/^(\S+) [1-9]\d*/, '$1 9')}`]
    case 'i=':
    case 'u=':
    case 'e=':
    case 'p=':
    case 'a=remote-candidates:':
      return []
    default:
      return [line]
  }
}

/** A session description in which only the relay has an address. */
const relayedDescription = (sdp: string): string =>
  sdp
    .split(/\r\n|\r|\n/)
    .flatMap(relayedLine)
    .join('\r\n')

/**
 * A step of the negotiation as the other side may have it where a relay is set up: without any address of the device it comes from. Undefined
 * for a candidate of which nothing would be left.
 */
export const relayedSignal = (signal: Signal): Signal | undefined => {
  if ('description' in signal) return { description: { ...signal.description, sdp: relayedDescription(signal.description.sdp) } }
  if (!('candidate' in signal)) return signal
  const { candidate } = signal.candidate
  if (candidate.trim() === '') return { candidate: { ...signal.candidate, candidate: '' } }
  return isRelayCandidate(candidate) && !/[\r\n]/.test(candidate)
    ? { candidate: { ...signal.candidate, candidate: withoutSource(candidate) } }
    : undefined
}
