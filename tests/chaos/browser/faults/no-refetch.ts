import type * as real from '#features/chat/web/thread/thread-queries.ts'

export * from '#features/chat/web/thread/thread-queries.ts'

/** Leaves out the refetch after a reconnect. */
export const refreshThreads: typeof real.refreshThreads = () => {}

/** Leaves out the refetch of conversations that end with an unread own message. */
export const refreshThreadsAwaitingRead: typeof real.refreshThreadsAwaitingRead = () => {}
