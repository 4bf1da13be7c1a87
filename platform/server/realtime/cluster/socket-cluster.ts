import type { Audience } from '../realtime.ts'

/** What each process does for the sockets that it has. */
export type ClusterMessage =
  /** Sends an event to the members, or only to the socket `connection` of theirs. */
  | { kind: 'event'; to: Audience; connection?: string; name: string; payload: unknown }
  /** Closes the sockets of the members. */
  | { kind: 'close'; to: readonly string[] }
  /** Notifies and closes the sockets of the sessions. */
  | { kind: 'ended'; to: 'everybody'; sessionIds: readonly string[] }

/** Connects the socket servers of several processes. A process reads only messages to members whom it follows, and to everybody. */
export interface SocketCluster {
  /** Starts reading. `deliver` gets the messages of other processes, each once. */
  join(deliver: (message: ClusterMessage) => void): AsyncDisposable
  /** Whether messages arrive. */
  isUp(): boolean
  /**
   * Follows a member until `unfollow` with the same `holder`, such as a connection. Resolves once no message to the member can be missed. While
   * messages do not arrive, it waits until they do.
   */
  follow(memberId: string, holder: object): Promise<void>
  unfollow(memberId: string, holder: object): void
  /** Sends a message to the other processes that follow its members. */
  send(message: ClusterMessage): void
  /** Whether another process follows the member; false while the others are unreachable. */
  isFollowedElsewhere(memberId: string): Promise<boolean>
  /** Registers a callback for possibly missed messages of other processes. */
  onGap(listener: () => void): void
}
