import type { CallSignal } from '../../contract.ts'

/** `candidate:<foundation> <component> <transport> <priority> <address> <port> typ <kind> …` (RFC 8839). */
const isRelayCandidate = (candidate: string): boolean => /^(?:a=)?candidate:(?:\S+ ){6}typ relay(?: |$)/i.test(candidate)

/** Removes the address of the device (`raddr`, `rport`), which a relay candidate also contains. */
const removeRelatedAddress = (candidate: string): string =>
  candidate.replace(/ raddr \S+/gi, ' raddr 0.0.0.0').replace(/ rport \S+/gi, ' rport 0')

/** Removes device addresses from an SDP line, or the whole line. They are not needed because candidates are exchanged separately. */
const removeLineAddress = (line: string): string[] => {
  const [, name = '', value = ''] = /^(a=[a-z-]+:|[a-z]=)(.*)$/i.exec(line) ?? []
  switch (name.toLowerCase()) {
    case 'a=candidate:':
      return isRelayCandidate(line) ? [removeRelatedAddress(line)] : []
    case 'o=':
      return [`o=${value.split(' ').slice(0, 3).join(' ')} IN IP4 0.0.0.0`]
    case 'c=':
      return ['c=IN IP4 0.0.0.0']
    case 'a=rtcp:':
      return ['a=rtcp:9 IN IP4 0.0.0.0']
    case 'm=':
      // Replace the port of the device by 9. Port 0 stays, because it rejects the stream.
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

/** Removes all addresses except those of the relay from a session description. */
const removeSdpAddresses = (sdp: string): string =>
  sdp
    .split(/\r\n|\r|\n/)
    .flatMap(removeLineAddress)
    .join('\r\n')

/**
 * Removes every address of the sending device from a signal; used where a relay is configured. Returns undefined for a candidate that is not of
 * the relay.
 */
export const removeDeviceAddresses = (signal: CallSignal): CallSignal | undefined => {
  if ('description' in signal) return { description: { ...signal.description, sdp: removeSdpAddresses(signal.description.sdp) } }
  if (!('candidate' in signal)) return signal
  const { candidate } = signal.candidate
  if (candidate.trim() === '') return { candidate: { ...signal.candidate, candidate: '' } }
  return isRelayCandidate(candidate) && !/[\r\n]/.test(candidate)
    ? { candidate: { ...signal.candidate, candidate: removeRelatedAddress(candidate) } }
    : undefined
}
