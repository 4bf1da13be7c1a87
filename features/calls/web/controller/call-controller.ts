import { showFailure, errorBody, errorCode } from '#platform/web/client/errors.ts'
import { newId } from '#platform/web/new-id.ts'
import type { onConnect, onEvent, request } from '#platform/web/client/socket.ts'
import * as contract from '../../contract.ts'
import { CallMedia, type Clock, type IceSettings, type MediaDependencies } from './call-media.ts'
import { retryUntilAck } from './retry-until-ack.ts'
import { type CallView, updateCallView, createCallView, useCallView } from './call-view.ts'

export interface CallControllerOptions extends MediaDependencies {
  device: string
  socket: { request: typeof request; onEvent: typeof onEvent; onConnect: typeof onConnect }
  ice: () => Promise<IceSettings>
  clock: Clock
  /** Called when it stops ringing here: answered on another device, or missed. */
  onSilent: (why: 'elsewhere' | 'missed', person: contract.CallPerson) => void
  /** Called when a call is over: plan and conversation may have changed. */
  onOver: () => void
}

/** An answered call ends after this long without audio, in milliseconds. */
const silenceLimit = 30_000
/** A returning device may announce a new connection; wait this long before restarting the old one, in milliseconds. */
const graceOfReturn = 2000

const live = (): CallView | undefined => {
  const { view } = useCallView.getState()
  return view === null || view.phase === 'over' ? undefined : view
}

/** Places, answers and ends calls; the state is in `useCallView`. One per tab, created with its first call. */
export class CallController {
  readonly #parts: CallControllerOptions
  #media: CallMedia | undefined
  #silence: unknown
  #return: unknown
  /** Id of the call the server has confirmed. */
  #known: string | undefined
  /** Whether the media of the call has not started yet. */
  #isNew = true
  #answering = false

  constructor(parts: CallControllerOptions) {
    this.#parts = parts
    const { onEvent, onConnect } = parts.socket
    onEvent(contract.incomingEvent, ({ call, person }) => this.#ringing(call, person))
    onEvent(contract.callEvent, ({ call }) => this.#changed(call))
    onEvent(contract.signalEvent, ({ id, signal }) => {
      if (live()?.id === id) this.#media?.receive(signal)
    })
    onConnect(() => void this.refresh())
  }

  /** Reads the member's current call from the server and applies it. */
  async refresh(): Promise<void> {
    const { call, person } = await this.#parts.socket
      .request(contract.currentOverSocket, { device: this.#parts.device })
      .catch(() => ({ call: undefined, person: null }))
    if (call === undefined) return
    const view = live()
    if (call === null) {
      if (view === undefined || view.id !== this.#known) return
      if (view.phase === 'ringing') this.#silent('missed', view)
      else this.#over('lost', this.#spoken(view))
      return
    }
    if (view?.id === call.id) {
      this.#changed(call)
      if (call.state === 'answered') void this.#media?.resume().catch(() => {})
    } else if (view === undefined && person !== null) await this.#found(call, person)
  }

  /** Calls a member; asks for confirmation first when the plan has no calls left. */
  async place(person: contract.CallPerson, kind: contract.CallKind, terms: { remaining: number; price: number }): Promise<void> {
    if (live() !== undefined) {
      updateCallView({ minimised: false })
      return
    }
    const id = newId()
    this.#known = undefined
    useCallView.setState({ view: { ...createCallView({ id, person, direction: 'out', kind, phase: 'paying' }), price: terms.price } })
    if (terms.remaining > 0) await this.ring(false)
  }

  /** Opens the microphone and rings. `pays` means the member agreed to pay credits. */
  async ring(pays: boolean): Promise<void> {
    const view = live()
    if (view === undefined) return
    updateCallView({ phase: 'preparing', pays })
    const media = this.#newMedia(view.id)
    if (!(await media.prepare(view.kind)) || live()?.id !== view.id) return
    updateCallView({ phase: 'calling' })
    const { request } = this.#parts.socket
    const asked = { id: view.id, uid: view.person.id, kind: view.kind, device: this.#parts.device }
    try {
      const { call } = await this.#said(view.id, () => request(contract.ringOverSocket, pays ? { ...asked, pay_credits: true } : asked))
      // Cancelled while the request was running: the server knows the call only now.
      if (live()?.id === view.id) this.#changed(call)
      else await request(contract.cancelOverSocket, { id: view.id })
    } catch (error) {
      if (live()?.id !== view.id) return
      if (errorCode(error) === contract.callErrors.credits_needed.code) {
        this.#release()
        updateCallView({ phase: 'paying', price: contract.callPrice })
      } else this.#over('refused', 0, errorBody(error)?.message)
    }
  }

  /** Answers on this device. Without a microphone it keeps ringing and shows the reason. */
  async accept(): Promise<void> {
    const view = live()
    if (view === undefined || view.phase !== 'ringing' || this.#answering) return
    this.#answering = true
    const { device, socket } = this.#parts
    const { request } = socket
    try {
      const media = this.#newMedia(view.id)
      if (!(await media.prepare(view.kind)) || live()?.id !== view.id) return
      const { call } = await this.#said(view.id, () => request(contract.acceptOverSocket, { id: view.id, device }))
      this.#changed(call)
    } catch (error) {
      if (live()?.id !== view.id) return
      showFailure(error)
      this.#close()
    } finally {
      this.#answering = false
    }
  }

  /** Cancels, declines or hangs up, depending on the phase; devices are released at once. */
  async hangUp(): Promise<void> {
    const view = live()
    if (view === undefined) return
    const { id, phase } = view
    if (this.#known !== id && (phase === 'paying' || phase === 'preparing')) {
      this.#close()
      return
    }
    if (phase === 'ringing') this.#close()
    else this.#over(phase === 'calling' ? 'cancelled' : 'ended', this.#spoken(view))
    const { request } = this.#parts.socket
    const word = phase === 'ringing' ? contract.declineOverSocket : phase === 'calling' ? contract.cancelOverSocket : contract.endOverSocket
    try {
      await request(word, { id })
    } catch (error) {
      // The call was answered at the same moment.
      if (errorCode(error) === contract.callErrors.wrong_state.code && phase === 'calling')
        await request(contract.endOverSocket, { id }).catch(() => {})
    }
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
    if (live() === undefined) useCallView.setState({ view: null })
  }

  /** Releases everything, for example at logout. */
  leave(): void {
    this.#close()
  }

  #newMedia(id: string): CallMedia {
    this.#release()
    const { device, ice, socket } = this.#parts
    this.#media = new CallMedia(this.#parts, {
      ice,
      send: async (signal) => void (await socket.request(contract.signalOverSocket, { id, device, signal })),
      isFinal: (error) => errorBody(error) !== undefined,
      onChange: (part) => {
        if (live()?.id !== id) return
        updateCallView(part)
        if (part.media !== undefined) this.#heard(id, part.media.flow)
      },
    })
    return this.#media
  }

  #said<A>(id: string, word: () => Promise<A>): Promise<A> {
    return retryUntilAck(word, () => live()?.id === id, this.#parts.clock)
  }

  #silent(why: 'elsewhere' | 'missed', { person }: CallView): void {
    this.#close()
    this.#parts.onSilent(why, person)
  }

  #ringing(call: contract.Call, person: contract.CallPerson): void {
    if (live() !== undefined || call.state !== 'ringing') return
    this.#known = call.id
    useCallView.setState({ view: createCallView({ id: call.id, person, direction: 'in', kind: call.kind, phase: 'ringing' }) })
  }

  /** Shows a call that this page did not know: it rings, or the page was reloaded during the call. */
  async #found(call: contract.Call, person: contract.CallPerson): Promise<void> {
    const isOwn = call.device === this.#parts.device
    if (call.direction === 'in' && call.state === 'ringing') this.#ringing(call, person)
    if (!isOwn || call.state === 'ended') return
    const { id, direction, kind } = call
    const connectedAt = call.connected_at === null ? null : Date.parse(call.connected_at)
    useCallView.setState({ view: { ...createCallView({ id, person, direction, kind, phase: 'preparing' }), connectedAt } })
    this.#known = id
    const media = this.#newMedia(id)
    if (!(await media.prepare('voice')) || live()?.id !== id) return
    updateCallView({ phase: call.state === 'ringing' ? 'calling' : 'connecting' })
    if (call.state === 'answered') media.announceNew()
    this.#changed(call)
  }

  #changed(call: contract.Call): void {
    const { view } = useCallView.getState()
    if (view?.id !== call.id) return
    this.#known = call.id
    if (view.phase === 'over') {
      // The server's duration is more exact.
      if (call.state === 'ended' && call.seconds > 0) updateCallView({ seconds: call.seconds })
      return
    }
    if (call.state === 'ended') {
      if (view.phase === 'ringing' && call.reason === 'declined') this.#close()
      else if (view.phase === 'ringing') this.#silent('missed', view)
      else this.#over(call.reason ?? 'ended', call.seconds)
      return
    }
    if (call.state === 'ringing') return
    if (call.device !== this.#parts.device) {
      this.#silent('elsewhere', view)
      return
    }
    const isBack = view.peerAway && !call.peer_away
    updateCallView({ peerAway: call.peer_away })
    if (view.phase === 'calling' || view.phase === 'ringing' || (view.phase === 'connecting' && this.#isNew)) this.#connect(call)
    else if (isBack) this.#return = this.#parts.clock.setTimeout(() => void this.#media?.resume().catch(() => {}), graceOfReturn)
  }

  #connect({ id, direction }: contract.Call): void {
    this.#isNew = false
    updateCallView({ phase: 'connecting' })
    void this.#media?.begin(direction === 'in').catch(() => {
      if (live()?.id === id) void this.hangUp()
    })
  }

  #heard(id: string, flow: CallView['media']['flow']): void {
    const { clock, device, socket } = this.#parts
    if (flow === 'lost') this.#silence ??= clock.setTimeout(() => void this.hangUp(), silenceLimit)
    else {
      clock.clearTimeout(this.#silence as never)
      this.#silence = undefined
    }
    const view = live()
    if (flow !== 'flowing' || view === undefined || view.phase === 'talking') return
    updateCallView({ phase: 'talking', connectedAt: view.connectedAt ?? clock.now() })
    // The server ends the call if it does not get this report.
    this.#said(id, () => socket.request(contract.connectedOverSocket, { id, device })).catch(() => {})
  }

  #spoken({ connectedAt }: CallView): number {
    return connectedAt === null ? 0 : Math.round((this.#parts.clock.now() - connectedAt) / 1000)
  }

  #over(reason: NonNullable<CallView['reason']>, seconds: number, refusal?: string): void {
    this.#release()
    updateCallView({ phase: 'over', reason, seconds, refusal, deviceProblem: null, camera: null })
    this.#parts.onOver()
  }

  #close(): void {
    this.#release()
    useCallView.setState({ view: null })
    this.#parts.onOver()
  }

  #release(): void {
    for (const timer of [this.#silence, this.#return]) this.#parts.clock.clearTimeout(timer as never)
    this.#silence = undefined
    this.#isNew = true
    this.#media?.close()
    this.#media = undefined
  }
}
