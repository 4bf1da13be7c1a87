import * as z from 'zod'
import { Conversation } from '#features/chat/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { clientEvent, serverEvent } from '#platform/shared/event.ts'
import { Id, Moment } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'

/**
 * - `off`: calls are not configured (no relay, and the operator has not allowed calls without one).
 * - `oneself`: a member cannot call themselves.
 * - `closed`: the two members have no open conversation.
 * - `unreachable`: one of the two has paused.
 * - `credits_needed`: the plan has no calls left; ring again with `pay_credits` (the price is in the error body).
 * - `in_call`: the caller already has a call, on this device or another; `call:current` returns it.
 * - `id_taken`: the id belongs to another call.
 * - `elsewhere`: another device of the member is in this call.
 * - `wrong_state`: the call's state does not allow this, or no longer; ask `call:current` or wait for the next event.
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

/** After this many seconds of ringing a call is missed. */
export const ringSeconds = 30
/**
 * Seconds after the answer within which the caller's device must report that audio flows. After that no signals are forwarded; the call
 * fails and costs nothing.
 */
export const connectSeconds = 10
/** Seconds within which a device with a lost socket must come back with `call:current`. */
export const reconnectSeconds = 15
/** Price in credits of a call beyond the plan. */
export const callPriceCredits = 20

const callKinds = ['voice', 'video'] as const
const CallKind = z.enum(callKinds)
export type CallKind = z.infer<typeof CallKind>

/**
 * Why a call is over.
 * Before an answer: `declined`, `busy`, `cancelled` (by the caller), `missed` (no answer in time, or the caller's device was lost).
 * After an answer: `ended` (hung up), `failed` (no audio within ten seconds of the answer, or the payment failed: costs nothing),
 * `lost` (one device was away too long). At any time: `closed` (block, pause, suspension or end of a session).
 */
export const endReasons = ['declined', 'busy', 'cancelled', 'missed', 'ended', 'failed', 'lost', 'closed'] as const
export type EndReason = (typeof endReasons)[number]

/** A call as one of its two members sees it. */
export const Call = z.object({
  /** UUID chosen by the caller's client; unique per caller. */
  id: Id,
  /** Id of the other member. */
  with: Id,
  /** `out` for the caller, `in` for the callee. */
  direction: z.enum(['out', 'in']),
  /** Kind at the start; video can be turned on and off during the call. */
  kind: CallKind,
  /** `answered` lasts until the end, with or without audio; see `connected_at`. */
  state: z.enum(['ringing', 'answered', 'ended']),
  reason: z.enum(endReasons).nullable(),
  started_at: Moment,
  answered_at: Moment.nullable(),
  /** Since when audio flows, as reported by the caller's device. */
  connected_at: Moment.nullable(),
  ended_at: Moment.nullable(),
  /** Whole seconds from `connected_at` to the end; 0 until the call is over. */
  seconds: z.int().nonnegative(),
  /** Credits the caller paid; 0 within the plan or after a refund. Null for the callee. */
  price: z.int().nonnegative().nullable(),
  /** The viewer's device in the call. Null for the callee while the call rings on all devices. */
  device: Id.nullable(),
  /** Whether the other member's device is disconnected. Only reported after the answer. */
  peer_away: z.boolean(),
})
export type Call = z.infer<typeof Call>

/** Name and photo of the other member, for the call screen. */
const CallPerson = Conversation.shape.person.pick({ id: true, firstname: true, lastname: true, image: true, image_blur: true })
export type CallPerson = z.infer<typeof CallPerson>

/** Conditions for calling a member. The client requests them when it opens the conversation. */
export const getCallConditions = endpoint({
  method: 'GET',
  path: '/calls/terms/:uid',
  access: 'guest',
  summary: 'Returns whether a member can be called, how many calls the plan has left, and what a further call costs',
  params: z.object({ uid: Id }),
  response: data(
    z.object({
      /** Why the member cannot be called; null when they can. The button is hidden for `off`. `taking_part`: guests cannot call. */
      refusal: z.enum(['off', 'oneself', 'closed', 'unreachable', 'taking_part']).nullable(),
      /** Calls left in the plan for the current period. */
      remaining: z.int().nonnegative(),
      /** Credits for one call beyond the plan. */
      price: z.int().positive(),
    }),
  ),
  errors: [platformErrors.not_found],
})

/**
 * ICE configuration for the member's current call; request it while ringing and again before an ICE restart after `expires_at`.
 * `configuration` is passed to RTCPeerConnection unchanged.
 */
export const getIceConfiguration = endpoint({
  method: 'GET',
  path: '/calls/ice',
  access: 'member',
  summary: 'Returns the ICE servers for the current call, with short-lived relay credentials',
  response: data(
    z.object({
      configuration: z.object({
        iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() })),
        /** `relay` where a relay is configured: neither side learns the other's address. */
        iceTransportPolicy: z.enum(['relay', 'all']),
      }),
      /** When the credentials expire; existing connections continue. Null without a relay. */
      expires_at: Moment.nullable(),
    }),
  ),
  errors: [callErrors.off, callErrors.wrong_state],
})

/** Random id of a tab or device, kept across reloads (sessionStorage). */
const Device = Id
const answer = z.object({ call: Call })
const OfCall = z.object({ id: Id })
const FromDevice = z.object({ id: Id, device: Device })

/**
 * Starts a call. The same id returns the same call in its current state. The returned call may be over already: `busy`.
 * Errors: any of callErrors but `elsewhere` and `wrong_state`; wallet.insufficient_funds, platform.not_found, platform.too_many.
 */
export const ringOverSocket = clientEvent(
  'call:ring',
  z.object({ id: Id, uid: Id, kind: CallKind, device: Device, pay_credits: z.boolean().optional() }),
  answer,
)
/**
 * Answers on this device; the member's other devices stop ringing. Repeating it from the same device returns the same call. The caller is
 * charged now. Errors: `elsewhere`, `wrong_state`, platform.not_found. If the caller can no longer pay, the returned call has ended as
 * `failed`.
 */
export const acceptOverSocket = clientEvent('call:accept', FromDevice, answer)
/** The callee declines a ringing call from any device. Repeating it after the end changes nothing. Errors: `wrong_state`, not_found. */
export const declineOverSocket = clientEvent('call:decline', OfCall, answer)
/**
 * The caller cancels a ringing call from any device; `wrong_state` when it has just been answered: then send `call:end`. Repeating it
 * changes nothing.
 */
export const cancelOverSocket = clientEvent('call:cancel', OfCall, answer)
/** Either member ends an answered call from any device. Repeating it changes nothing. Errors: `wrong_state` while it rings, not_found. */
export const endOverSocket = clientEvent('call:end', OfCall, answer)
/**
 * Reports that audio flows, at most `connectSeconds` after the answer. Both devices send it; only the caller's report counts because the
 * caller pays. Errors: `elsewhere`, `wrong_state`.
 */
export const connectedOverSocket = clientEvent('call:connected', FromDevice, answer)
/**
 * Returns the member's current call; sent after every socket connection and reload. If the device in the call sends it, the signals of the call
 * go to this socket from now on, and an answered call continues with an ICE restart. Null when the call ended while the device was away: the
 * conversation then has a message of kind `call`.
 */
export const currentCallOverSocket = clientEvent(
  'call:current',
  z.object({ device: Device }),
  z.object({ call: Call.nullable(), person: CallPerson.nullable() }),
)

const line = (most: number) =>
  z.string().max(most, platformErrors.too_long.code).refine(isStorableText, platformErrors.unreadable_text.code)
/** Maximum length of a session description, in characters. */
const maxSdp = 32_768

/**
 * One WebRTC negotiation message. Where a relay is configured, the server removes all other candidates and the devices' addresses. `media`
 * says what this side sends, for the other side's display.
 */
export const CallSignal = z.union([
  z.object({ description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: line(maxSdp) }) }),
  z.object({
    /** As returned by RTCIceCandidate.toJSON; an empty `candidate` ends the list. */
    candidate: z.object({
      candidate: line(1024),
      sdpMid: line(64).nullish(),
      sdpMLineIndex: z.int().min(0).max(64).nullish(),
      usernameFragment: line(256).nullish(),
    }),
  }),
  z.object({ media: z.object({ audio: z.boolean(), video: z.boolean() }) }),
])
export type CallSignal = z.infer<typeof CallSignal>

/**
 * Sends a signal to the other side's device in an answered call. Signals to a disconnected device are dropped. Errors: `elsewhere`,
 * `wrong_state`, too_many.
 */
export const signalOverSocket = clientEvent('call:signal', FromDevice.extend({ signal: CallSignal }), z.object({}))

/** Incoming call, sent to every device of the callee. May be sent again for the same call id. */
export const incomingCallEvent = serverEvent('call:incoming', z.object({ call: Call, person: CallPerson }))

/**
 * A call has changed (answered, connected, a device away or back, ended). Sent to every device of both members, each with its member's view.
 * A callee's device stops ringing when `state` is no longer `ringing`, and is in the call when `device` is its own id.
 */
export const callChangedEvent = serverEvent('call', z.object({ call: Call }))

/** A signal from the other side's device, sent only to the device in the call. */
export const callSignalEvent = serverEvent('call:signal', z.object({ id: Id, signal: CallSignal }))
