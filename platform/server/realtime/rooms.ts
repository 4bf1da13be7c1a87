/** Socket.IO room with all sockets of a member. */
export const memberRoom = (id: string) => `member:${id}`

/** Socket.IO room with the sockets of a session. */
export const sessionRoom = (id: string) => `session:${id}`
