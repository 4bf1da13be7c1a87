import { existsSync } from 'node:fs'

const setpriv = '/usr/bin/setpriv'

/**
 * Changes a command so that the kernel sends `signal` to its program when this process dies: a killed run leaves nothing. Without setpriv, which
 * only Linux has, the command stays as it is.
 * @param user options of setpriv that change the user; the kernel forgets the signal when the user changes later
 */
export const wrapToEndWithParent = (
  command: string,
  words: readonly string[],
  signal: 'TERM' | 'QUIT' = 'TERM',
  user: readonly string[] = [],
): [string, string[]] => (existsSync(setpriv) ? [setpriv, [`--pdeathsig=${signal}`, ...user, command, ...words]] : [command, [...words]])
