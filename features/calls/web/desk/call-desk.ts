import { showFailure, errorBody, errorCode } from '#platform/web/client/errors.ts'
import { newId } from '#platform/web/new-id.ts'
import type { onConnect, onEvent, request } from '#platform/web/client/socket.ts'
import * as contract from '../../contract.ts'
import { CallMedia, type Clock, type Ice, type MediaParts } from './call-media.ts'
import { sayUntilAnswered } from './say-until-answered.ts'
import { type CallView, changeView, newView, useCall } from '../stage/call-view.ts'

export interface DeskParts extends MediaParts {
  device: string
  socket: { request: typeof request; onEvent: typeof onEvent; onConnect: typeof onConnect }
  ice: () => Promise<Ice>
  clock: Clock
  /** It rings here no more: answered on another device of the member, or not at all. */
  onSilent: (why: 'elsewhere' | 'missed', person: contract.Party) => void
  /** A call is over: what is known of the plan and the conversation may have changed. */
  onOver: () => void
}

/** Without sound for this long an answered call is over. */
const silenceLimit = 30_000
/** Who comes back may say that they begin anew; until then the connection that was is left alone. */
const graceOfReturn = 2000

const live = (): CallView | undefined => {
  const { view } = useCall.getState()
  return view === null || view.phase === 'over' ? undefined : view
}

/** Rings, answers and hangs up; what happens is seen in `useCall`. One for each tab, from its first call on. */
export class CallDesk {
  readonly #parts: DeskParts
  #media: CallMedia | undefined
  #silence: unknown
  #return: unknown
  /** The call of which the server has said something. */
  #known: string | undefined
  /** Whether the media of the call has not begun yet. */
  #isNew = true
  #answering = false

  constructor(parts: DeskParts) {
    this.#parts = parts
    const { onEvent, onConnect } = parts.socket
    onEvent(contract.incomingEvent, ({ call, person }) => this.#ringing(call, person))
    onEvent(contract.callEvent, ({ call }) => this.#changed(call))
    onEvent(contract.signalEvent, ({ id, signal }) => {
      if (live()?.id === id) this.#media?.receive(signal)
    })
    onConnect(() => void this.refresh())
  }

  /** Asks the server how the member's call stands, and goes by that. */
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

  /** Calls a member; past the plan the member is asked before. */
  async place(person: contract.Party, kind: contract.CallKind, terms: { remaining: number; price: number }): Promise<void> {
    if (live() !== undefined) {
      changeView({ minimised: false })
      return
    }
    const id = newId()
    this.#known = undefined
    useCall.setState({ view: { ...newView({ id, person, direction: 'out', kind, phase: 'paying' }), price: terms.price } })
    if (terms.remaining > 0) await this.ring(false)
  }

  /** Opens the microphone and rings; `pays` is the member's word that credits may be taken. */
  async ring(pays: boolean): Promise<void> {
    const view = live()
    if (view === undefined) return
    changeView({ phase: 'preparing', pays })
    const media = this.#newMedia(view.id)
    if (!(await media.prepare(view.kind)) || live()?.id !== view.id) return
    changeView({ phase: 'calling' })
    const { request } = this.#parts.socket
    const asked = { id: view.id, uid: view.person.id, kind: view.kind, device: this.#parts.device }
    try {
      const { call } = await this.#said(view.id, () => request(contract.ringOverSocket, pays ? { ...asked, pay_credits: true } : asked))
      // Given up while it was on its way: the server knows of it only now.
      if (live()?.id === view.id) this.#changed(call)
      else await request(contract.cancelOverSocket, { id: view.id })
    } catch (error) {
      if (live()?.id !== view.id) return
      if (errorCode(error) === contract.callErrors.credits_needed.code) {
        this.#release()
        changeView({ phase: 'paying', price: contract.callPrice })
      } else this.#over('refused', 0, errorBody(error)?.message)
    }
  }

  /** Answers on this device. Without a microphone it rings on, and says why. */
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

  /** Takes back, declines or hangs up, as it stands; the devices are let go at once. */
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
      // It was answered in the same moment.
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

  /** Takes the last word off the screen. */
  dismiss(): void {
    if (live() === undefined) useCall.setState({ view: null })
  }

  /** Lets go of everything, such as when the member signs out. */
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
        changeView(part)
        if (part.media !== undefined) this.#heard(id, part.media.flow)
      },
    })
    return this.#media
  }

  #said<A>(id: string, word: () => Promise<A>): Promise<A> {
    return sayUntilAnswered(word, () => live()?.id === id, this.#parts.clock)
  }

  #silent(why: 'elsewhere' | 'missed', { person }: CallView): void {
    this.#close()
    this.#parts.onSilent(why, person)
  }

  #ringing(call: contract.Call, person: contract.Party): void {
    if (live() !== undefined || call.state !== 'ringing') return
    this.#known = call.id
    useCall.setState({ view: newView({ id: call.id, person, direction: 'in', kind: call.kind, phase: 'ringing' }) })
  }

  /** A call that this page did not know of: it rings, or the page was loaded anew while it went on. */
  async #found(call: contract.Call, person: contract.Party): Promise<void> {
    const isOwn = call.device === this.#parts.device
    if (call.direction === 'in' && call.state === 'ringing') this.#ringing(call, person)
    if (!isOwn || call.state === 'ended') return
    const { id, direction, kind } = call
    const since = call.connected_at === null ? null : Date.parse(call.connected_at)
    useCall.setState({ view: { ...newView({ id, person, direction, kind, phase: 'preparing' }), since } })
    this.#known = id
    const media = this.#newMedia(id)
    if (!(await media.prepare('voice')) || live()?.id !== id) return
    changeView({ phase: call.state === 'ringing' ? 'calling' : 'connecting' })
    if (call.state === 'answered') media.announceNew()
    this.#changed(call)
  }

  #changed(call: contract.Call): void {
    const { view } = useCall.getState()
    if (view?.id !== call.id) return
    this.#known = call.id
    if (view.phase === 'over') {
      // The server counts more exactly.
      if (call.state === 'ended' && call.seconds > 0) changeView({ seconds: call.seconds })
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
    changeView({ peerAway: call.peer_away })
    if (view.phase === 'calling' || view.phase === 'ringing' || (view.phase === 'connecting' && this.#isNew)) this.#connect(call)
    else if (isBack) this.#return = this.#parts.clock.setTimeout(() => void this.#media?.resume().catch(() => {}), graceOfReturn)
  }

  #connect({ id, direction }: contract.Call): void {
    this.#isNew = false
    changeView({ phase: 'connecting' })
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
    changeView({ phase: 'talking', since: view.since ?? clock.now() })
    // The call ends when the server does not hear of it.
    this.#said(id, () => socket.request(contract.connectedOverSocket, { id, device })).catch(() => {})
  }

  #spoken({ since }: CallView): number {
    return since === null ? 0 : Math.round((this.#parts.clock.now() - since) / 1000)
  }

  #over(reason: NonNullable<CallView['reason']>, seconds: number, refusal?: string): void {
    this.#release()
    changeView({ phase: 'over', reason, seconds, refusal, trouble: null, camera: null })
    this.#parts.onOver()
  }

  #close(): void {
    this.#release()
    useCall.setState({ view: null })
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
