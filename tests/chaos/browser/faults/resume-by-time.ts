import * as real from '#features/chat/web/thread/merge-messages.ts'

export * from '#features/chat/web/thread/merge-messages.ts'

/** Continues after the newest known message, even if messages before it are missing. */
export const lastSeqOf: typeof real.lastSeqOf = ({ messages, ahead }) =>
  [...messages, ...ahead].toSorted((a, b) => a.created_at.localeCompare(b.created_at)).at(-1)?.seq ?? 0

/** Takes only what is newer than the newest known message. */
export const mergeNewestPage: typeof real.mergeNewestPage = (thread, page) =>
  real.mergeNewestPage(
    thread,
    page.filter(({ seq }) => seq > lastSeqOf(thread)),
  )
