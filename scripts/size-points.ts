// Measured by `npm run bench:sizing -- --portraits <folder>`: two shared virtual cores, Node 20.20, PostgreSQL 15, six reactions a member.

/** Tables by what their size grows with; bench/sizing-tables.ts says which are in each. */
export const groups = ['match', 'reactions', 'around', 'notices', 'told', 'views', 'attention', 'conversations', 'messages'] as const
export type Group = (typeof groups)[number]

/** What members do; bench/sizing-visits.ts says how. */
export const actions = [
  'opening',
  'connection',
  'matches',
  'picture',
  'profile',
  'like',
  'dislike',
  'conversations',
  'conversation',
  'message',
  'messageAmongMany',
  'login',
  'upload',
] as const
export type Action = (typeof actions)[number]

export interface Point {
  members: number
  rows: Record<'members' | 'reactions' | 'notices' | 'views' | 'attention' | 'conversations' | 'messages', number>
  /** Of the tables with their indexes, as loaded. */
  bytes: Record<Group, number>
  /** Milliseconds of processor time of each action. */
  costs: Record<Action, { server: number; postgres: number }>
  /** Bytes in PostgreSQL's cache, empty before, after so many visits of members who had not come yet. */
  cache: readonly { visits: number; bytes: number }[]
  /** Resident bytes of the server when it has started and after all this, and of one connection of PostgreSQL alone. */
  memory: { idle: number; after: number; connection: number }
}

export const points: readonly Point[] = [
  {
    members: 10_000,
    rows: { members: 10_000, reactions: 60_000, notices: 24_017, views: 60_000, attention: 59_749, conversations: 4_985, messages: 39_880 },
    bytes: {
      match: 9_625_600,
      reactions: 15_794_176,
      around: 35_373_056,
      notices: 7_856_128,
      told: 4_456_448,
      views: 10_895_360,
      attention: 7_815_168,
      conversations: 5_488_640,
      messages: 11_264_000,
    },
    costs: {
      opening: { server: 4.58, postgres: 6.53 },
      connection: { server: 1.1, postgres: 2.19 },
      matches: { server: 5.25, postgres: 3.24 },
      picture: { server: 0.864, postgres: 0.162 },
      profile: { server: 1.62, postgres: 1.39 },
      like: { server: 4.99, postgres: 6.17 },
      dislike: { server: 1.04, postgres: 1.28 },
      conversations: { server: 2.77, postgres: 3.11 },
      conversation: { server: 1.79, postgres: 2.58 },
      message: { server: 0.395, postgres: 0.7 },
      messageAmongMany: { server: 0.125, postgres: 0.224 },
      login: { server: 17.1, postgres: 4.03 },
      upload: { server: 242, postgres: 6.08 },
    },
    cache: [
      { visits: 0, bytes: 10_625_024 },
      { visits: 87, bytes: 55_361_536 },
      { visits: 175, bytes: 64_405_504 },
      { visits: 350, bytes: 72_695_808 },
      { visits: 700, bytes: 83_017_728 },
    ],
    memory: { idle: 159_268_864, after: 516_898_816, connection: 7_626_752 },
  },
  {
    members: 100_000,
    rows: {
      members: 100_000,
      reactions: 600_000,
      notices: 240_419,
      views: 600_000,
      attention: 597_457,
      conversations: 49_985,
      messages: 399_880,
    },
    bytes: {
      match: 93_323_264,
      reactions: 156_999_680,
      around: 350_658_560,
      notices: 78_364_672,
      told: 44_367_872,
      views: 108_560_384,
      attention: 77_340_672,
      conversations: 55_050_240,
      messages: 111_419_392,
    },
    costs: {
      opening: { server: 4.59, postgres: 6.64 },
      connection: { server: 1.12, postgres: 2.37 },
      matches: { server: 5.26, postgres: 3.67 },
      picture: { server: 0.857, postgres: 0.157 },
      profile: { server: 1.44, postgres: 1.41 },
      like: { server: 4.97, postgres: 6.03 },
      dislike: { server: 1.07, postgres: 1.49 },
      conversations: { server: 2.85, postgres: 2.89 },
      conversation: { server: 1.76, postgres: 2.42 },
      message: { server: 0.378, postgres: 0.724 },
      messageAmongMany: { server: 0.123, postgres: 0.25 },
      login: { server: 17.8, postgres: 3.77 },
      upload: { server: 239, postgres: 6.47 },
    },
    cache: [
      { visits: 0, bytes: 54_829_056 },
      { visits: 87, bytes: 167_469_056 },
      { visits: 175, bytes: 221_831_168 },
      { visits: 350, bytes: 300_687_360 },
      { visits: 700, bytes: 420_610_048 },
    ],
    memory: { idle: 160_878_592, after: 512_110_592, connection: 7_430_144 },
  },
  {
    members: 300_000,
    rows: {
      members: 300_000,
      reactions: 1_800_000,
      notices: 720_498,
      views: 1_800_000,
      attention: 1_792_488,
      conversations: 149_985,
      messages: 1_199_880,
    },
    bytes: {
      match: 277_995_520,
      reactions: 470_777_856,
      around: 1_046_175_744,
      notices: 234_668_032,
      told: 133_021_696,
      views: 322_035_712,
      attention: 230_924_288,
      conversations: 164_134_912,
      messages: 338_903_040,
    },
    costs: {
      opening: { server: 4.8, postgres: 6.97 },
      connection: { server: 1.16, postgres: 2.73 },
      matches: { server: 5.35, postgres: 3.86 },
      picture: { server: 0.918, postgres: 0.173 },
      profile: { server: 1.53, postgres: 1.44 },
      like: { server: 4.92, postgres: 6.08 },
      dislike: { server: 0.99, postgres: 1.44 },
      conversations: { server: 2.83, postgres: 3.12 },
      conversation: { server: 1.87, postgres: 2.56 },
      message: { server: 0.381, postgres: 0.754 },
      messageAmongMany: { server: 0.124, postgres: 0.259 },
      login: { server: 19.3, postgres: 4.66 },
      upload: { server: 245, postgres: 6.47 },
    },
    cache: [
      { visits: 0, bytes: 187_727_872 },
      { visits: 87, bytes: 331_808_768 },
      { visits: 175, bytes: 413_474_816 },
      { visits: 350, bytes: 541_769_728 },
      { visits: 700, bytes: 751_837_184 },
    ],
    memory: { idle: 161_931_264, after: 504_262_656, connection: 7_499_776 },
  },
  {
    members: 1_000_000,
    rows: {
      members: 1_000_000,
      reactions: 6_000_000,
      notices: 2_399_237,
      views: 6_000_000,
      attention: 5_975_052,
      conversations: 499_985,
      messages: 3_999_880,
    },
    bytes: {
      match: 927_465_472,
      reactions: 1_569_030_144,
      around: 3_493_412_864,
      notices: 783_802_368,
      told: 442_982_400,
      views: 1_061_036_032,
      attention: 769_966_080,
      conversations: 546_668_544,
      messages: 1_124_376_576,
    },
    costs: {
      opening: { server: 4.49, postgres: 5.41 },
      connection: { server: 1.25, postgres: 3.14 },
      matches: { server: 5.6, postgres: 2.98 },
      picture: { server: 0.914, postgres: 0.195 },
      profile: { server: 1.61, postgres: 1.53 },
      like: { server: 6.01, postgres: 6.66 },
      dislike: { server: 1.22, postgres: 1.42 },
      conversations: { server: 3.03, postgres: 3.23 },
      conversation: { server: 2.19, postgres: 2.52 },
      message: { server: 0.388, postgres: 0.788 },
      messageAmongMany: { server: 0.121, postgres: 0.269 },
      login: { server: 20.8, postgres: 4.62 },
      upload: { server: 250, postgres: 35.6 },
    },
    cache: [
      { visits: 0, bytes: 56_893_440 },
      { visits: 50, bytes: 167_829_504 },
      { visits: 100, bytes: 241_958_912 },
      { visits: 200, bytes: 365_600_768 },
      { visits: 400, bytes: 580_624_384 },
    ],
    memory: { idle: 165_318_656, after: 517_242_880, connection: 7_667_712 },
  },
]

/** The point the model has not seen, by which it is checked. */
export const leftOut = 300_000

/**
 * The tables of the match feed with more members, six reactions each, in one sum. `npm run bench:matches` says 24.5 · 2^30 bytes for ten million, of
 * which its own list of people takes 1.2 GB.
 */
export const sums = [{ rows: { members: 10_000_000, reactions: 60_000_000 }, bytes: 25.1e9 }] as const

/** How many times as large each group is once its rows have come one by one, in no order; the largest measured. */
export const grown: Record<Group, number> = {
  match: 1.16,
  reactions: 1.22,
  around: 1,
  notices: 1.0,
  told: 1,
  views: 1,
  attention: 1,
  conversations: 1,
  messages: 1.01,
}

/** Bytes kept of a photo in its three sizes, if it is as large as they are: the mean of 64 portraits. */
export const photoBytes = 197_453

/** Resident bytes of an idle socket, `npm run bench:chat`. */
export const socketBytes = 18_000
