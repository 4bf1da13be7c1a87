import * as z from 'zod'
import { Conversation } from '#features/chat/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { clientEvent, serverEvent } from '#platform/shared/event.ts'
import { Id, Moment } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'

/**
 * - `off`: calls are not set up here (no relay, and the operator has not said they may do without).
 * - `oneself`: nobody rings themselves.
 * - `closed`: the two have no accepted conversation.
 * - `unreachable`: one of the two has paused.
 * - `credits_needed`: the plan holds no more; ring again with `pay_credits` (the price stands in the error body).
 * - `in_call`: the caller has a call already, on this device or another; `call:current` tells which.
 * - `id_taken`: the id belongs to another call.
 * - `elsewhere`: another device of the member's own is the one in this call.
 * - `wrong_state`: the call is not, or no longer, in a state for that; ask `call:current`, or wait for the event that is on its way.
 */
export const callErrors = errorCodes('calls', {
  off: 403,
  oneself: 403,
  closed: 403,
  unreachable: 403,
  credits_needed: 402,
  in_call: 409,
  id_taken: 409,
  elsewhere: 409,
  wrong_state: 409,
})

/** Seconds of ringing until a call is missed. */
export const ringSeconds = 30
/** Seconds from the answer until the caller's device must say that sound flows; no signals pass after them, and the call has failed and costs nothing. */
export const connectSeconds = 10
/** Seconds a device whose socket dropped has to come back with `call:current`. */
export const awaySeconds = 15
/** Credits a call costs past the plan's number. */
export const callPrice = 20

const callKinds = ['voice', 'video'] as const
const CallKind = z.enum(callKinds)
export type CallKind = z.infer<typeof CallKind>

/**
 * Why a call is over.
 * Before anybody answered: `declined`, `busy`, `cancelled` (by the caller), `missed` (nobody answered in time, or the caller's device was gone).
 * After: `ended` (somebody hung up), `failed` (no sound within ten seconds of the answer, or it could no longer be paid: costs nothing),
 * `lost` (one of the two devices was gone too long). Either way: `closed` (block, pause, suspension or the end of a session).
 */
export const endReasons = ['declined', 'busy', 'cancelled', 'missed', 'ended', 'failed', 'lost', 'closed'] as const
export type EndReason = (typeof endReasons)[number]

/** A call as one of its two members sees it. */
export const Call = z.object({
  /** Made by the caller's client, unique for them for ever. */
  id: Id,
  /** The other one. */
  with: Id,
  /** `out` for who rang. */
  direction: z.enum(['out', 'in']),
  /** As it was rung; video can be turned on and off within a call. */
  kind: CallKind,
  /** `answered` goes on until the end, with or without sound: see `connected_at`. */
  state: z.enum(['ringing', 'answered', 'ended']),
  reason: z.enum(endReasons).nullable(),
  started_at: Moment,
  answered_at: Moment.nullable(),
  /** Sound flows since then, as the caller's device says. */
  connected_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  /** Whole seconds from `connected_at` to the end; 0 until it is over. */
  seconds: z.int().nonnegative(),
  /** Credits it cost whoever rang; 0 within the plan, or once they are given back. Null for the other one. */
  price: z.int().nonnegative().nullable(),
  /** The viewer's own device in the call: who rang from it or answered on it. Null while it rings on every device of who is called. */
  device: Id.nullable(),
  /** The other one's device is not connected at present; only told once answered. */
  peer_away: z.boolean(),
})
export type Call = z.infer<typeof Call>

/** Name and picture for the ringing screen. */
const Party = Conversation.shape.person.pick({ id: true, firstname: true, lastname: true, image: true, image_blur: true })
export type Party = z.infer<typeof Party>

/** What ringing somebody would take; asked when the conversation with them is opened. */
export const getCallTerms = endpoint({
  method: 'GET',
  path: '/calls/terms/:uid',
  access: 'guest',
  summary: 'Whether a member can be called, how many calls the plan still holds, and what one costs past those',
  params: z.object({ uid: Id }),
  response: data(
    z.object({
      /** Why not, null when they can. The button is hidden for `off`. `taking_part`: a guest calls nobody. */
      refusal: z.enum(['off', 'oneself', 'closed', 'unreachable', 'taking_part']).nullable(),
      /** Calls the plan still holds in this period. */
      remaining: z.int().nonnegative(),
      /** Credits one costs past those. */
      price: z.int().positive(),
    }),
  ),
  errors: [platformErrors.not_found],
})

/**
 * How media finds its way, for the member's live call; ask after ringing, on the ringing screen, and again before an ICE restart once
 * `expires_at` is past. `configuration` goes into RTCPeerConnection as it is.
 */
export const getIce = endpoint({
  method: 'GET',
  path: '/calls/ice',
  access: 'member',
  summary: 'The ICE configuration for the call the caller is in, with relay credentials that end soon',
  response: data(
    z.object({
      configuration: z.object({
        iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() })),
        /** `relay` wherever a relay is set up: neither learns the other's address. */
        iceTransportPolicy: z.enum(['relay', 'all']),
      }),
      /** When the credentials end; connections that stand go on. Null without a relay. */
      expires_at: Moment.nullable(),
    }),
  ),
  errors: [callErrors.off, callErrors.wrong_state],
})

/** One tab or device, for as long as it lives, reloads included: a random id it keeps for itself (sessionStorage). */
const Device = Id
const answer = z.object({ call: Call })
const OfCall = z.object({ id: Id })
const FromDevice = z.object({ id: Id, device: Device })

/**
 * Rings somebody. The same id again answers the same call, as it stands. The answer may be over already: `busy`.
 * Refusals: any of callErrors but `elsewhere` and `wrong_state`; wallet.insufficient_funds, platform.not_found, platform.too_many.
 */
export const ringOverSocket = clientEvent(
  'call:ring',
  z.object({ id: Id, uid: Id, kind: CallKind, device: Device, pay_credits: z.boolean().optional() }),
  answer,
)
/**
 * Answers on this device; the others fall silent. Again from the same device: the same answer. Counted here, for who rang.
 * Refusals: `elsewhere`, `wrong_state`, platform.not_found. When it can no longer be paid the answer is the call, ended as `failed`.
 */
export const acceptOverSocket = clientEvent('call:accept', FromDevice, answer)
/** Who is called says no, from any device, while it rings; once the call is over a repeat changes nothing. Refusals: `wrong_state`, not_found. */
export const declineOverSocket = clientEvent('call:decline', OfCall, answer)
/** Who rang takes it back, from any device; `wrong_state` when it was answered in the same moment: then `call:end`. A repeat changes nothing. */
export const cancelOverSocket = clientEvent('call:cancel', OfCall, answer)
/** Either hangs up an answered call, from any device. A repeat changes nothing. Refusals: `wrong_state` while it rings, not_found. */
export const endOverSocket = clientEvent('call:end', OfCall, answer)
/**
 * Media flows: at the latest `connectSeconds` after the answer. Both say it. The caller's word counts, for the caller pays; the callee's alone does
 * not keep a call going. Refusals: `elsewhere`, `wrong_state`.
 */
export const connectedOverSocket = clientEvent('call:connected', FromDevice, answer)
/**
 * The member's live call, if any, after every connect of the socket and every reload. With the device of the call this also takes the call's
 * signals to this socket: an answered call goes on, and an ICE restart is due. A call that ended while the device was away is null:
 * the message `call` in the conversation tells of it.
 */
export const currentOverSocket = clientEvent(
  'call:current',
  z.object({ device: Device }),
  z.object({ call: Call.nullable(), person: Party.nullable() }),
)

const line = (most: number) =>
  z.string().max(most, platformErrors.too_long.code).refine(isStorableText, platformErrors.unreadable_text.code)
/** Characters of a session description. */
const maxSdp = 32_768

/**
 * One step of the negotiation. With a relay set up, everything that is no relay candidate is taken out on its way, addresses of the devices
 * with it. `media` says what this side sends, for what the other one shows.
 */
export const Signal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: line(maxSdp) }) }),
  z.object({
    /** As RTCIceCandidate.toJSON gives it; an empty `candidate` is the end of candidates. */
    candidate: z.object({
      candidate: line(1024),
      sdpMid: line(64).nullish(),
      sdpMLineIndex: z.int().min(0).max(64).nullish(),
      usernameFragment: line(256).nullish(),
    }),
  }),
  z.object({ media: z.object({ audio: z.boolean(), video: z.boolean() }) }),
])
export type Signal = z.infer<typeof Signal>

/** To the other side's device, once answered. Nothing is kept for one that is away. Refusals: `elsewhere`, `wrong_state`, too_many. */
export const signalOverSocket = clientEvent('call:signal', FromDevice.extend({ signal: Signal }), z.object({}))

/** Somebody rings: to every device of who is called. May come again; know it by the call's id. */
export const incomingEvent = serverEvent('call:incoming', z.object({ call: Call, person: Party }))

/**
 * The call has changed (answered, connected, a device away or back, ended): to every device of both members, each as it sees the call.
 * A device of who is called falls silent when `state` is no longer `ringing`; it is in the call when `device` is its own.
 */
export const callEvent = serverEvent('call', z.object({ call: Call }))

/** What the other side's device says, to the one device in the call. */
export const signalEvent = serverEvent('call:signal', z.object({ id: Id, signal: Signal }))
