import { useState } from 'react'
import { platformErrors } from '#platform/shared/errors.ts'
import { errorCode } from './errors.ts'
import { newId } from '../new-id.ts'

/** Whether the outcome is unknown, so that a retry must use the same key. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof Response) ||
  error.status >= 500 ||
  error.status === 408 ||
  error.status === 429 ||
  errorCode(error) === platformErrors.conflict.code

export interface IdempotentRunner {
  /**
   * Runs an action that moves money. The same request joins a running one; a retry after a lost response repeats the key, so that it happens once;
   * after a response the next call uses a new key.
   */
  once<R, T>(request: R, action: (key: string) => Promise<T>): Promise<T>
}

export const createIdempotentRunner = (): IdempotentRunner => {
  let current: { asked: string; key: string; running: Promise<unknown> | undefined } | undefined
  return {
    once: <R, T>(request: R, action: (key: string) => Promise<T>): Promise<T> => {
      const asked = JSON.stringify(request)
      if (current?.asked !== asked) current = { asked, key: newId(), running: undefined }
      const mine = current
      if (mine.running !== undefined) return mine.running as Promise<T>
      const forget = () => {
        if (current === mine) current = undefined
      }
      const running = action(mine.key).then(
        (answer) => {
          forget()
          return answer
        },
        (error: unknown) => {
          mine.running = undefined
          if (!isOutcomeUnknown(error)) forget()
          throw error
        },
      )
      mine.running = running
      return running
    },
  }
}

/** A runner per mounted component. */
export const useIdempotentRunner = (): IdempotentRunner => useState(createIdempotentRunner)[0]
