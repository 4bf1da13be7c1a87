import { expect, it } from 'vitest'
import { removeDeviceAddresses } from './remove-addresses.ts'

const host = 'candidate:842163049 1 udp 2122260223 192.168.7.23 51234 typ host generation 0 ufrag x9Qa network-id 1'
const mapped = 'candidate:1677722 1 udp 1686052607 41.202.219.77 51234 typ srflx raddr 192.168.7.23 rport 51234 generation 0'
const hidden = 'candidate:1 1 udp 2122260223 5a3c0f2e-aaaa-4bbb-8ccc-123456789abc.local 51234 typ host'
const seen = 'candidate:2 1 udp 1685987071 41.202.219.77 40001 typ prflx raddr 192.168.7.23 rport 51234'
const relay = 'candidate:3 1 udp 41885695 203.0.113.9 49160 typ relay raddr 41.202.219.77 rport 51234 generation 0 ufrag x9Qa'
const relayOnly = 'candidate:3 1 udp 41885695 203.0.113.9 49160 typ relay raddr 0.0.0.0 rport 0 generation 0 ufrag x9Qa'

const sdp = [
  'v=0',
  'o=- 4611731400430051336 2 IN IP4 192.168.7.23',
  's=-',
  'i=made at 192.168.7.23',
  't=0 0',
  'a=group:BUNDLE 0 1',
  'm=audio 51234 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 41.202.219.77',
  'a=rtcp:51235 IN IP4 41.202.219.77',
  ...[host, mapped, hidden, seen, relay].map((candidate) => `a=${candidate}`),
  'a=end-of-candidates',
  'a=remote-candidates:1 192.168.7.23 51234',
  'a=ice-ufrag:x9Qa',
  'a=fingerprint:sha-256 AA:BB',
  'm=video 0 UDP/TLS/RTP/SAVPF 96',
  'c=IN IP6 2001:db8:7::23',
  '',
]

const passed = (lines: readonly string[], end = '\r\n'): string[] => {
  const signal = removeDeviceAddresses({ description: { type: 'offer', sdp: lines.join(end) } })
  return signal !== undefined && 'description' in signal ? signal.description.sdp.split('\r\n') : []
}

it('keeps only the relay’s address in a session description', () => {
  expect(passed(sdp)).toEqual([
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    'a=rtcp:9 IN IP4 0.0.0.0',
    `a=${relayOnly}`,
    'a=end-of-candidates',
    'a=ice-ufrag:x9Qa',
    'a=fingerprint:sha-256 AA:BB',
    'm=video 0 UDP/TLS/RTP/SAVPF 96',
    'c=IN IP4 0.0.0.0',
    '',
  ])
  for (const end of ['\n', '\r']) expect(passed(sdp, end)).toEqual(passed(sdp))
})

it('forwards relay candidates and the end of candidates, nothing else', () => {
  const through = (candidate: string) => removeDeviceAddresses({ candidate: { candidate, sdpMid: '0', sdpMLineIndex: 0 } })
  for (const own of [host, mapped, hidden, seen, `a=${host}`, host.toUpperCase(), `${relay}\r\na=${host}`, 'typ relay 192.168.7.23'])
    expect(through(own), own).toBeUndefined()
  expect(through(relay)).toEqual({ candidate: { candidate: relayOnly, sdpMid: '0', sdpMLineIndex: 0 } })
  expect(through('')).toEqual({ candidate: { candidate: '', sdpMid: '0', sdpMLineIndex: 0 } })
  expect(removeDeviceAddresses({ media: { audio: true, video: false } })).toEqual({ media: { audio: true, video: false } })
})
