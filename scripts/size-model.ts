// What a service needs, reckoned from how many people use it. What was measured comes from scripts/size-points.ts; what is a choice stands in `profile`.
import { bytesOf, costOf, fit, type Fitted, visitBytes } from './size-fit.ts'
import { type Action, type Group, grown, leftOut, photoBytes, type Point, points, socketBytes } from './size-points.ts'

const minutesADay = 1440

/** What a service is planned for. A service whose members behave otherwise changes these. */
export const profile = {
  /** Of the day's active members, those on line in the busiest minute. */
  online: 0.1,
  /** How many times as much happens in the busiest minute as in an average one. */
  peak: 3,
  /** How often a member on line does each thing in a minute. Messages are asked for apart. */
  aMinute: {
    opening: 0.1,
    connection: 0.15,
    matches: 0.1,
    picture: 3,
    profile: 0.5,
    like: 0.2,
    dislike: 0.3,
    conversations: 0.2,
    conversation: 0.3,
    login: 0.005,
    upload: 0.005,
  } satisfies Partial<Record<Action, number>>,
  /** Messages of a member on line in a minute, where nobody says how many there are. */
  messages: 0.2,
  /** Of all members, those active on a day, where nobody says how many. */
  active: 0.1,
  /** Minutes of a visit. */
  visit: 10,
  /** Messages in a conversation. */
  messagesEach: 20,
  /** Photos of a member on average, those without any included. */
  photos: 1.6,
  /** Bytes of what a member writes about themselves, which the measured ones left empty. */
  words: 400,
  /** Days that are looked ahead, and that what is kept for a time is kept. */
  days: { year: 365, notices: 90, views: 90, attention: 62 },
  /** Of the members on line, those in a call through the relay. */
  calling: 0.01,
  /** How much of a core, of memory and of a disk is planned; the rest is for bad days. */
  planned: { core: 0.55, memory: 0.75, disk: 0.7 },
}

/** A machine as it is usually rented, and the cores of the largest that are easily had. */
const machine = { cores: 8, memory: 32e9, disk: 1e12, mostCores: 64 }
/** What one process is trusted with. */
const mostSockets = 20_000
/** Members from which the embedded database is not advised. */
const embeddedMembers = 100_000
/** How many times PostgreSQL's processor time the embedded database takes, of the core of its process (docs/figures.md, Size). */
const embeddedTimes = 2.1
/** Connections of a process to PostgreSQL, as `DATABASE_POOL` is set. */
const pool = 10
/** Files a process has open besides its sockets. */
const otherFiles = 1000
/** Bytes of memory for a photo of which the pixels are there (docs/figures.md, Photos), of PostgreSQL for itself, and on its disk for the log of changes. */
const [pictureBytes, ownMemory, logBytes] = [132e6, 0.5e9, 2e9]
/** Bits a second in and out of the relay for a call with video (docs/operating.md, Calls). */
const callBits = 2.3e6

interface Cost {
  server: number
  postgres: number
}

export interface Asked {
  members: number
  /** Members who come on a usual day. */
  active: number
  /** Messages a second in the busiest minute. */
  messages: number
}

export type Engine =
  | 'PostgreSQL'
  | 'Redis and a second process'
  | 'object storage'
  | 'a machine of its own for PostgreSQL'
  | 'more than one PostgreSQL'

export interface Size {
  online: number
  sockets: number
  /** Open files of a process. */
  descriptors: number
  /** Connections to PostgreSQL. */
  connections: number
  /** Cores the busiest minute keeps busy. */
  busy: Cost
  processes: number
  postgresCores: number
  /** Bytes. */
  memory: { eachProcess: number; postgres: number }
  /** Bytes on disk: of the members as they are, of what a year of use adds, of their photos; and what all that is to be rented for. */
  disk: { members: number; aYear: number; photos: number; planned: number }
  calls: { atOnce: number; bitsASecond: number }
  due: { engine: Engine; because: string }[]
}

/** Fitted without the point that is left out to check by. */
export const fitted: Fitted = fit(points.filter(({ members }) => members !== leftOut))

/** What is asked for where only the members are known. */
export const usual = (members: number, active = Math.ceil(members * profile.active)): Asked => ({
  members,
  active,
  messages: (active * profile.online * profile.messages) / 60,
})

/** Milliseconds of processor time of a member on line in one minute, without messages, by what each thing costs. */
export const minuteCost = (costOfOne: (action: Action) => Cost): Cost => {
  const sum = { server: 0, postgres: 0 }
  for (const [action, times] of Object.entries(profile.aMinute)) {
    const { server, postgres } = costOfOne(action as Action)
    sum.server += server * times
    sum.postgres += postgres * times
  }
  return sum
}

/** Cores kept busy in the busiest minute. */
const busyCores = ({ members, messages }: Asked, online: number): Cost => {
  const minute = minuteCost((action) => costOf(fitted, action, members))
  const message = costOf(fitted, 'message', members)
  const cores = (of: keyof Cost) => ((minute[of] * online) / 60 + message[of] * messages) / 1000
  return { server: cores('server'), postgres: cores('postgres') }
}

type Rows = Point['rows']
export const nothing: Rows = { members: 0, reactions: 0, notices: 0, views: 0, attention: 0, conversations: 0, messages: 0 }

/** Bytes as they lie on disk once rows have come one by one. */
const onDisk = (rows: Partial<Rows>): Record<Group, number> & { sum: number } => {
  const packed = Object.entries(bytesOf(fitted, { ...nothing, ...rows })) as [Group, number][]
  const bytes = Object.fromEntries(packed.map(([group, size]) => [group, size * grown[group]])) as Record<Group, number>
  return { ...bytes, sum: Object.values(bytes).reduce((sum, size) => sum + size, 0) }
}

/** What a year of use adds to the database. */
const bytesAYear = ({ active, messages }: Asked): number => {
  /** Spent on line by all of them in a day. */
  const minutes = (active * profile.online * minutesADay) / profile.peak
  const { like, dislike, profile: opened, matches } = profile.aMinute
  const { year, notices, views, attention } = profile.days
  const written = (messages / profile.peak) * 60 * minutesADay * year
  const bytes = onDisk({
    reactions: (like + dislike) * minutes * year,
    notices: like * minutes * year,
    views: opened * minutes * views,
    // Everybody on a page, as if nobody else were shown them in that hour.
    attention: matches * 20 * minutes * attention,
    messages: written,
    conversations: written / profile.messagesEach,
  })
  // Notices go after a while; that they were given is remembered.
  return bytes.sum - bytes.notices * (1 - notices / year)
}

/** What a year's use and its members need on disks: the database, its log, photos. */
const diskOf = (asked: Asked): Size['disk'] => {
  const members = onDisk({ members: asked.members }).sum + asked.members * profile.words
  const [aYear, photos] = [bytesAYear(asked), asked.members * profile.photos * photoBytes]
  return { members, aYear, photos, planned: (members + aYear + photos + logBytes) / profile.planned.disk }
}

const largest = (of: (point: Point) => number): number => points.reduce((most, point) => Math.max(most, of(point)), 0)
const processBytes = largest(({ memory }) => memory.after) + pictureBytes
const connectionBytes = largest(({ memory }) => memory.connection)

const memoryOf = (
  { members }: Asked,
  { online, processes, connections, disk }: Pick<Size, 'online' | 'processes' | 'connections' | 'disk'>,
) => {
  const wanted = online * (60 / profile.visit) * visitBytes(fitted, members)
  const { memory } = profile.planned
  return {
    eachProcess: (processBytes + (online / processes) * socketBytes) / memory,
    // More than the members' own tables is rarely read again: of reactions and messages, the latest.
    postgres: (ownMemory + connections * connectionBytes + Math.min(wanted, disk.members)) / memory,
  }
}

type Sized = Omit<Size, 'due'>

const due = ({ members }: Asked, size: Sized): Size['due'] => {
  const { busy, processes, postgresCores, memory, disk } = size
  const found: Size['due'] = []
  const whenever = (is: boolean, engine: Engine, because: string) => void (is && found.push({ engine, because }))
  const cores = processes + postgresCores
  const serversMemory = processes * memory.eachProcess
  const isApart = cores > machine.cores || serversMemory + memory.postgres > machine.memory
  const several = processes > 1
  const isBusy = busy.server + busy.postgres * embeddedTimes > profile.planned.core
  const why = several ? 'several processes share it' : 'one core is too little for the server and an embedded database'
  whenever(several || isBusy || members >= embeddedMembers, 'PostgreSQL', several || isBusy ? why : 'from 100,000 members')
  whenever(several, 'Redis and a second process', 'the busiest minute keeps more than half a core of the server busy')
  whenever(
    isApart,
    'a machine of its own for PostgreSQL',
    `together they want more than ${machine.cores} cores or ${machine.memory / 1e9} GB`,
  )
  const isFull = disk.photos > machine.disk * profile.planned.disk
  const isSpread = processes > machine.cores || serversMemory > machine.memory
  whenever(isFull || isSpread, 'object storage', isSpread ? 'the processes stand on several machines' : 'the photos outgrow a disk')
  whenever(
    postgresCores > machine.mostCores,
    'more than one PostgreSQL',
    `${machine.mostCores} cores are not enough, and this release knows one only`,
  )
  return found
}

/** What a service of so many members needs. */
export const sizeOf = (asked: Asked): Size => {
  const online = Math.ceil(asked.active * profile.online)
  const busy = busyCores(asked, online)
  const { core } = profile.planned
  const processes = Math.max(1, Math.ceil(busy.server / core), Math.ceil(online / mostSockets))
  const connections = processes * pool
  const disk = diskOf(asked)
  const sized: Sized = {
    online,
    sockets: online,
    descriptors: Math.ceil(online / processes) + otherFiles,
    connections,
    busy,
    processes,
    postgresCores: Math.max(1, Math.ceil(busy.postgres / core)),
    memory: memoryOf(asked, { online, processes, connections, disk }),
    disk,
    calls: { atOnce: Math.ceil((online * profile.calling) / 2), bitsASecond: Math.ceil((online * profile.calling) / 2) * callBits },
  }
  return { ...sized, due: due(asked, sized) }
}
