import { showFailure, errorBody, errorCode } from '#platform/web/client/errors.ts'
import { newId } from '#platform/web/new-id.ts'
import type { onSocketConnect, onServerEvent, requestOverSocket } from '#platform/web/client/socket.ts'
import * as contract from '../../contract.ts'
import type { CallEffect, CallEvent } from './call-events.ts'
import { CallMedia, type CallClock, type IceSettings, type MediaDependencies } from './call-media.ts'
import { initialCallState, liveCall, reduceCall } from './call-reducer.ts'
import { useCallView } from './call-view.ts'
import { retryUntilAck } from './retry-until-ack.ts'

export interface CallControllerOptions extends MediaDependencies {
  device: string
  socket: { request: typeof requestOverSocket; onEvent: typeof onServerEvent; onConnect: typeof onSocketConnect }
  ice: () => Promise<IceSettings>
  clock: CallClock
  /** Called when a call stops ringing here because it was answered on another device or missed. */
  onSilent: (why: 'elsewhere' | 'missed', person: contract.CallPerson) => void
  /** Called when a call is over: plan and conversation may have changed. */
  onOver: () => void
}

/** An answered call ends after this long without audio, in milliseconds. */
const silenceLimit = 30_000
/** Milliseconds to wait before restarting the old connection, because a returning device may announce a new one. */
const resumeDelayMs = 2000

const endRequests = { decline: contract.declineOverSocket, cancel: contract.cancelOverSocket, end: contract.endOverSocket }
const isErrorOf = (error: unknown, { code }: { code: string }): boolean => errorCode(error) === code

type EffectOf<T extends CallEffect['type']> = Extract<CallEffect, { type: T }>

/** Runs the effects of `reduceCall` for this tab; the view is in `useCallView`. One per tab, created with its first call. */
export class CallController {
  readonly #options: CallControllerOptions
  #state = initialCallState
  #media: CallMedia | undefined
  #silenceTimer: unknown
  #resumeTimer: unknown

  constructor(options: CallControllerOptions) {
    this.#options = options
    const { onEvent, onConnect } = options.socket
    onEvent(contract.incomingCallEvent, ({ call, person }) => void this.#dispatch({ type: 'incoming', call, person }))
    onEvent(contract.callChangedEvent, ({ call }) => void this.#dispatch({ type: 'changed', call }))
    onEvent(contract.callSignalEvent, ({ id, signal }) => {
      if (this.#isLive(id)) this.#media?.receive(signal)
    })
    onConnect(() => void this.refresh())
  }

  /** Reads the member's current call from the server and applies it. */
  async refresh(): Promise<void> {
    const { device, socket } = this.#options
    const current = await socket.request(contract.currentCallOverSocket, { device }).catch(() => undefined)
    if (current !== undefined) await this.#dispatch({ type: 'current', ...current })
  }

  /** Calls a member; asks for confirmation first when the plan has no calls left. */
  async place(person: contract.CallPerson, kind: contract.CallKind, conditions: { remaining: number; price: number }): Promise<void> {
    await this.#dispatch({ type: 'place', id: newId(), person, kind, conditions })
  }

  /** Opens the microphone and rings. `pays` means the member agreed to pay credits. */
  async ring(pays: boolean): Promise<void> {
    await this.#dispatch({ type: 'ring', pays })
  }

  /** Answers on this device. Without a microphone it keeps ringing and shows the reason. */
  async accept(): Promise<void> {
    await this.#dispatch({ type: 'accept' })
  }

  /** Cancels, declines or hangs up, depending on the phase; devices are released at once. */
  async hangUp(): Promise<void> {
    await this.#dispatch({ type: 'hang-up' })
  }

  mute(muted: boolean): void {
    this.#media?.mute(muted)
  }
  async turnCamera(on: boolean): Promise<void> {
    await this.#media?.turnCamera(on)
  }
  async choose(kind: 'audio' | 'video', deviceId: string): Promise<void> {
    await this.#media?.choose(kind, deviceId)
  }

  /** Removes the ended call from the screen. */
  dismiss(): void {
    void this.#dispatch({ type: 'dismiss' })
  }

  /** Releases everything, for example at logout. */
  leave(): void {
    void this.#dispatch({ type: 'leave' })
  }

  #isLive(id: string): boolean {
    return liveCall(useCallView.getState())?.id === id
  }

  /** Applies an event. Resolves when the requests it causes are done. */
  async #dispatch(event: CallEvent): Promise<void> {
    const { clock, device } = this.#options
    const { view } = useCallView.getState()
    const [state, effects] = reduceCall({ ...this.#state, view }, event, { device, now: clock.now() })
    this.#state = state
    if (state.view !== view) useCallView.setState({ view: state.view })
    await Promise.all(effects.map(async (effect) => this.#run(effect)))
  }

  #run(effect: CallEffect): Promise<void> | void {
    const { clock, onOver, onSilent } = this.#options
    switch (effect.type) {
      case 'open-media':
        return this.#openMedia(effect)
      case 'release':
        return this.#release()
      case 'connect':
        return void this.#media?.begin(effect.polite).catch(() => this.#dispatch({ type: 'connect-failed', id: effect.id }))
      case 'announce-new':
        return this.#media?.announceNew()
      case 'resume-media':
        return void this.#media?.resume().catch(() => {})
      case 'resume-media-later':
        this.#resumeTimer = clock.setTimeout(() => void this.#media?.resume().catch(() => {}), resumeDelayMs)
        return undefined
      case 'send-ring':
        return this.#sendRing(effect)
      case 'send-accept':
        return this.#sendAccept(effect)
      case 'send-connected':
        return void this.#sendConnected(effect)
      case 'send-end':
        return this.#sendEnd(effect)
      case 'start-silence-timer':
        this.#silenceTimer ??= clock.setTimeout(() => void this.hangUp(), silenceLimit)
        return undefined
      case 'stop-silence-timer':
        return this.#stopSilenceTimer()
      case 'report-silent':
        return onSilent(effect.why, effect.person)
      case 'report-over':
        return onOver()
      case 'show-error':
        return showFailure(effect.error)
    }
  }

  async #openMedia({ id, kind, opened }: EffectOf<'open-media'>): Promise<void> {
    this.#release()
    const { device, ice, socket } = this.#options
    const media = new CallMedia(this.#options, {
      ice,
      send: async (signal) => void (await socket.request(contract.signalOverSocket, { id, device, signal })),
      isFinal: (error) => errorBody(error) !== undefined,
      onChange: (change) => void this.#dispatch({ type: 'media-changed', id, change }),
    })
    this.#media = media
    const isOpen = await media.prepare(kind)
    await this.#dispatch({ type: isOpen ? 'media-opened' : 'media-failed', id, opened })
  }

  async #sendRing({ id, uid, kind, pays }: EffectOf<'send-ring'>): Promise<void> {
    const { device, socket } = this.#options
    const ringing = { id, uid, kind, device, ...(pays ? { pay_credits: true } : {}) }
    try {
      const { call } = await this.#retry(id, () => socket.request(contract.ringOverSocket, ringing))
      await this.#dispatch({ type: 'ring-acknowledged', call })
    } catch (error) {
      const needsCredits = isErrorOf(error, contract.callErrors.credits_needed)
      await this.#dispatch({ type: 'ring-failed', id, needsCredits, message: errorBody(error)?.message })
    }
  }

  async #sendAccept({ id }: EffectOf<'send-accept'>): Promise<void> {
    const { device, socket } = this.#options
    try {
      const { call } = await this.#retry(id, () => socket.request(contract.acceptOverSocket, { id, device }))
      await this.#dispatch({ type: 'accept-acknowledged', call })
    } catch (error) {
      await this.#dispatch({ type: 'accept-failed', id, error })
    }
  }

  /** Reports that audio flows. Without this report the server ends the call. */
  async #sendConnected({ id }: EffectOf<'send-connected'>): Promise<void> {
    const { device, socket } = this.#options
    await this.#retry(id, () => socket.request(contract.connectedOverSocket, { id, device })).catch(() => {})
  }

  async #sendEnd({ id, request: name }: EffectOf<'send-end'>): Promise<void> {
    const { request } = this.#options.socket
    try {
      await request(endRequests[name], { id })
    } catch (error) {
      // The call was answered at the same moment.
      if (name === 'cancel' && isErrorOf(error, contract.callErrors.wrong_state))
        await request(contract.endOverSocket, { id }).catch(() => {})
    }
  }

  #retry<A>(id: string, send: () => Promise<A>): Promise<A> {
    return retryUntilAck(send, () => this.#isLive(id), this.#options.clock)
  }

  #stopSilenceTimer(): void {
    this.#options.clock.clearTimeout(this.#silenceTimer as never)
    this.#silenceTimer = undefined
  }

  #release(): void {
    this.#stopSilenceTimer()
    this.#options.clock.clearTimeout(this.#resumeTimer as never)
    this.#media?.close()
    this.#media = undefined
  }
}
