import { useState } from 'react'
import { platformErrors } from '#platform/shared/errors.ts'
import { errorCode } from './errors.ts'
import { newId } from '../new-id.ts'

/** Whether the deed may have been done although no answer says so; the same key then finds out. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof Response) || error.status >= 500 || error.status === 429 || errorCode(error) === platformErrors.conflict.code

export interface IdempotentAction {
  /**
   * Does something that moves money. Asking the same again while it runs joins it; trying again after a lost answer repeats the key, so that it
   * happens once; after an answer a new intent begins.
   */
  once<R, T>(request: R, deed: (key: string) => Promise<T>): Promise<T>
}

export const createIdempotentAction = (): IdempotentAction => {
  let current: { asked: string; key: string; running: Promise<unknown> | undefined } | undefined
  return {
    once: <R, T>(request: R, deed: (key: string) => Promise<T>): Promise<T> => {
      const asked = JSON.stringify(request)
      if (current?.asked !== asked) current = { asked, key: newId(), running: undefined }
      const mine = current
      if (mine.running !== undefined) return mine.running as Promise<T>
      const forget = () => {
        if (current === mine) current = undefined
      }
      const running = deed(mine.key).then(
        (answer) => {
          forget()
          return answer
        },
        (error: unknown) => {
          mine.running = undefined
          if (!isOpen(error)) forget()
          throw error
        },
      )
      mine.running = running
      return running
    },
  }
}

/** One intent for each mount of a form or button. */
export const useIdempotentAction = (): IdempotentAction => useState(createIdempotentAction)[0]
