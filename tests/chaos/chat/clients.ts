// The browsers of a run and the members who use them.
import { setTimeout as sleep } from 'node:timers/promises'
import { messageChangedEvent, messageEvent, reactionEmoji } from '#features/chat/contract.ts'
import type { ShownMessage } from '../browser/page-api.ts'
import { type Device, openDevice, type PageBundle } from './device.ts'
import type { Evidence, SentMessage, ShownConversation } from './evidence.ts'
import { createPicture, createVoice } from './made-up-files.ts'
import type { ChatPopulation } from './chat-population.ts'

const rank = { sending: 0, sent: 1, delivered: 2, read: 3 }
/** How many of the newest messages of a screen are checked during the run; at the end all are checked. */
const glance = 60
/** Share of pictures among the files; low, because pictures cost the servers most. */
const pictureShare = 0.3
/** Only this many of the newest messages of a conversation are changed. */
const changeable = 15
/** The time limit for loading a whole conversation, in milliseconds. */
const longestLook = 120_000
/** How long events sent before a block can still arrive, in milliseconds. */
const underWay = 3000

interface Seat {
  device: Device
  member: string
  partners: string[]
  open: string | undefined
  /** The last seen status of each own message on its screen. */
  best: Map<string, number>
  changed: boolean
  turns: Map<string, number>
}

export interface ChaosClients extends Disposable {
  /** A random member writes to a conversation partner. */
  write(): void
  /** A random member sends a voice note or a picture to a conversation partner. */
  attach(): void
  /** A random member answers, edits, deletes or reacts to a message on the screen, as soon as there is one. */
  change(): void
  /** A random member opens another conversation. */
  look(): void
  /** A random member reloads the page. */
  reload(): void
  /** Checks all screens for states that must never be visible. */
  watch(): void
  waiting(): number
  /** Returns what the outbox of the writing browser still has of a message. */
  pending(message: SentMessage): unknown
  connected(): boolean
  /** Resolves when every page has asked `times` more times for missed messages, or after the given milliseconds. */
  compared(times: number, ms: number): Promise<void>
  /** The whole conversation that every screen shows. */
  openScreens(): Promise<ShownConversation[]>
  /** Opens every conversation in every browser. */
  allScreens(): Promise<ShownConversation[]>
  lists(): { member: string; uid: string; unread: number | undefined }[]
  reloadAll(): void
}

interface Surroundings {
  world: ChatPopulation
  program: PageBundle
  address: string
  random: () => number
  hurry: number
  evidence: Evidence
  /** Called for every announced message; checks that the database has it. */
  onTold: (id: string) => void
  /** Called when a page asks for a message of an upload. */
  onSendsFile: () => void
  /** The time of the block's response; undefined before. */
  blockedAt: () => number | undefined
}

const untilThere = async (isThere: () => Promise<boolean> | boolean, ms: number): Promise<void> => {
  for (const end = performance.now() + ms; performance.now() < end;) {
    if (await isThere()) return
    await sleep(50)
  }
}

/** Opens a browser for each member, and a second browser for every fifth member. */
export const openClients = ({
  world,
  program,
  address,
  random,
  hurry,
  evidence,
  onTold,
  onSendsFile,
  blockedAt,
}: Surroundings): ChaosClients => {
  const partnersOf = (place: number): string[] =>
    world.pairs.filter((pair) => pair.includes(place)).map(([a, b]) => world.members[a === place ? b : a]?.id ?? '')
  const blocked = world.blocked.map((place) => world.members[place]?.id ?? '')
  const isParted = (a: string, b: string) => blocked.includes(a) && blocked.includes(b)
  const seats: Seat[] = []
  /** `wanted` counts changes that are still to be made, `changes` those that were made. */
  let wanted = 0
  let changes = 0
  let files = 0
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]

  const take = (place: number): void => {
    const person = world.members[place]
    if (person === undefined) return
    const number = seats.length
    const partners = partnersOf(place)
    const heard = (event: string, payload: unknown): void => {
      const { uid, member_id, message } = payload as {
        uid: string
        member_id?: string
        message?: { id: string; seq: number; change: number }
      }
      const change = event === messageChangedEvent.name && message !== undefined ? { seq: message.seq, change: message.change } : undefined
      if (message !== undefined && event === messageEvent.name) {
        evidence.told.push({ device: number, member: person.id, uid, id: message.id, seq: message.seq })
        onTold(message.id)
      } else if (!partners.includes(uid)) evidence.strays += 1
      else if (change !== undefined && !isParted(person.id, uid)) evidence.changed.push({ from: person.id, to: uid, ...change })
      // The member's own other device has sent this receipt.
      else if (member_id === person.id) return
      else if (evidence.block !== undefined && isParted(person.id, uid) && performance.now() - (blockedAt() ?? Infinity) > underWay) {
        evidence.block.later += 1
        if (process.env.CHAOS_LOG !== undefined) console.error('after the block:', event, payload)
      }
    }
    const witness = {
      acknowledged: (uid: string, id: string) => void evidence.acknowledged.push({ id, from: person.id, to: uid }),
      heard,
      changed: () => {
        const seat = seats[number]
        if (seat !== undefined) seat.changed = true
      },
      sendsFile: onSendsFile,
    }
    const seat: Seat = {
      device: openDevice(program, address, { id: person.id, token: person.token }, witness, hurry),
      member: person.id,
      partners,
      open: pick(partners),
      best: new Map(),
      changed: false,
      turns: new Map(),
    }
    seats.push(seat)
    if (seat.open !== undefined) seat.device.page.open(seat.open)
  }
  for (const place of world.members.keys()) take(place)
  for (const place of world.members.keys()) if (place % 5 === 0) take(place)
  const talkers = seats.filter(({ partners }) => partners.length > 0)

  const follow = (seat: Seat, shown: readonly ShownMessage[]): void => {
    const texts = shown.filter(({ own, deleted, file }) => own && !deleted && file === undefined).map(({ body }) => body)
    if (new Set(shown.map(({ id }) => id)).size < shown.length || new Set(texts).size < texts.length) evidence.doubled += 1
    for (const { id, own, state } of shown) {
      if (!own || state === 'failed') continue
      const now = rank[state]
      if (now < (seat.best.get(id) ?? 0)) {
        evidence.backward += 1
        if (process.env.CHAOS_LOG !== undefined) console.error('went back:', id, seat.best.get(id), state)
      }
      seat.best.set(id, now)
    }
  }
  /** Changes a message on a random screen. Returns whether it found one; pages that load show none yet. */
  const changeOne = (): boolean => {
    const seat = pick(talkers)
    if (seat?.open === undefined) return false
    const { page } = seat.device
    // The first line is by the service.
    const one = pick(page.screen(changeable).filter(({ seq = 1, deleted }) => seq > 1 && !deleted))
    if (one?.seq === undefined) return false
    const { seq, own, file, kind } = one
    const isOwnText = own && kind === 'text'
    changes += 1
    const body = `${seats.indexOf(seat)} changes its mind for the ${changes}. time`
    const what = random()
    if (what < 0.2) page.reply(seat.open, body, seq)
    else if (isOwnText && file === undefined && what < 0.45) page.change(seat.open, seq, { kind: 'edit', body })
    else if ((isOwnText || file !== undefined) && own && what < 0.6) page.change(seat.open, seq, { kind: 'delete' })
    else page.change(seat.open, seq, { kind: 'react', emoji: pick([...reactionEmoji, null]) ?? null })
    return true
  }
  const showAll = async (seat: Seat, uid: string): Promise<ShownConversation> => {
    if (seat.open !== uid) seat.device.page.open(uid)
    seat.open = uid
    await untilThere(() => seat.device.page.older(), longestLook)
    return { device: seats.indexOf(seat), member: seat.member, uid, shown: seat.device.page.screen() }
  }
  const send = (queue: (seat: Seat, uid: string, turn: number) => { id: string; body: string }): void => {
    const seat = pick(talkers)
    const uid = seat && pick(seat.partners)
    if (seat === undefined || uid === undefined) return
    const turn = (seat.turns.get(uid) ?? -1) + 1
    seat.turns.set(uid, turn)
    evidence.written.push({ ...queue(seat, uid, turn), device: seats.indexOf(seat), turn, from: seat.member, to: uid })
  }
  return {
    write: () =>
      send((seat, uid, turn) => {
        const body = `${seats.indexOf(seat)} writes ${uid.slice(0, 8)} for the ${turn}. time`
        return { id: seat.device.page.write(uid, body), body }
      }),
    attach: () =>
      send((seat, uid) => {
        files += 1
        const file = random() < pictureShare ? createPicture(files) : createVoice(files)
        return { id: seat.device.page.attach(uid, file), body: file.kind }
      }),
    change: () => void (wanted += 1),
    look: () => {
      const seat = pick(talkers)
      const uid = seat && pick(seat.partners)
      if (seat === undefined || uid === undefined) return
      seat.open = uid
      seat.device.page.open(uid)
    },
    reload: () => {
      const seat = pick(seats)
      if (seat === undefined) return
      // A message is stored on the device after its file. A reload before that loses the message, and its bubble disappears.
      const lost = new Set(seat.device.page.unkept())
      const isLost = ({ id, device }: { id: string; device: number }) => device === seats.indexOf(seat) && lost.has(id)
      const before = evidence.written.length
      if (lost.size > 0) evidence.written = evidence.written.filter((one) => !isLost(one))
      evidence.unkept += before - evidence.written.length
      seat.device.reload()
      // The new page may show a message as `sending` that the old page showed as `sent`.
      for (const [id, far] of seat.best) if (far <= rank.sent) seat.best.delete(id)
      if (seat.open !== undefined) seat.device.page.open(seat.open)
    },
    watch: () => {
      for (let most = 3; most > 0 && wanted > 0; most--) if (changeOne()) wanted -= 1
      for (const seat of talkers) {
        if (!seat.changed) continue
        seat.changed = false
        follow(seat, seat.device.page.screen(glance))
      }
    },
    pending: ({ device, to, id }) => seats[device]?.device.page.pending(to, id),
    waiting: () => seats.reduce((sum, { device }) => sum + device.page.waiting(), wanted),
    connected: () => seats.every(({ device }) => device.page.connected()),
    compared: async (times, ms) => {
      const before = seats.map(({ device }) => device.comparisons())
      await untilThere(() => seats.every(({ device }, index) => device.comparisons() >= (before[index] ?? 0) + times), ms)
    },
    openScreens: () =>
      Promise.all(
        talkers.flatMap((seat) => (seat.open === undefined || isParted(seat.member, seat.open) ? [] : [showAll(seat, seat.open)])),
      ),
    allScreens: async () => {
      const all: ShownConversation[] = []
      await Promise.all(
        talkers.map(async (seat) => {
          for (const uid of seat.partners) if (!isParted(seat.member, uid)) all.push(await showAll(seat, uid))
        }),
      )
      return all
    },
    lists: () =>
      talkers.flatMap(({ member, partners, device }) => {
        const known = new Map(device.page.list().map(({ uid, unread }) => [uid, unread]))
        return partners.filter((uid) => !isParted(member, uid)).map((uid) => ({ member, uid, unread: known.get(uid) }))
      }),
    reloadAll: () => {
      for (const seat of seats) {
        seat.device.reload()
        seat.open = undefined
      }
    },
    [Symbol.dispose]: () => {
      for (const { device } of seats) device.close()
    },
  }
}
