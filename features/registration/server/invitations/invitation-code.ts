import { randomInt } from 'node:crypto'
import { invitationAlphabet, invitationLength } from '../../contract.ts'

/** Creates a code of ten characters from the system's random source. */
export const newInvitationCode = (): string =>
  Array.from({ length: invitationLength }, () => invitationAlphabet[randomInt(invitationAlphabet.length)]).join('')

/** Returns a code as stored: upper case, without separators. */
export const normalizeInvitation = (given: string): string => given.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
