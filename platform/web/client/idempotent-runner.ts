import { useState } from 'react'
import { platformErrors } from '#platform/shared/errors.ts'
import { maxReplacedIdempotencyKeys } from '#platform/shared/idempotency.ts'
import { errorCode } from './errors.ts'
import { newId } from '../new-id.ts'
import { tabStorage } from '../storage.ts'

/** Whether the outcome is unknown, so that a retry must use the same key. */
const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof Response) ||
  error.status >= 500 ||
  error.status === 408 ||
  error.status === 429 ||
  errorCode(error) === platformErrors.conflict.code

/** The key of an attempt, and those of earlier attempts that it replaces, because their outcome is unknown. */
export interface AttemptKeys {
  idempotencyKey: string
  replacedKeys: readonly string[]
}

export interface IdempotentRunner {
  /**
   * Runs an action that moves money. The same request joins a running one; a retry after a lost response repeats the key, so that it happens once;
   * after a response the next call uses a new key. Another request replaces attempts without a response: it fails with
   * `platform.earlier_done` if one of them has happened.
   */
  once<R, T>(request: R, action: (keys: AttemptKeys) => Promise<T>): Promise<T>
}

interface Attempt {
  asked: string
  key: string
  running: Promise<unknown> | undefined
}

/** Keys of attempts without a response, by purpose; kept over a reload. */
const storageName = (purpose: string): string => `without-response:${purpose}`
const readKeys = (purpose: string): string[] => tabStorage.getItem(storageName(purpose))?.split(',') ?? []
const storeKeys = (purpose: string, keys: readonly string[]): void =>
  keys.length === 0 ? tabStorage.removeItem(storageName(purpose)) : tabStorage.setItem(storageName(purpose), keys.join(','))
/** Keys of attempts that this page waits for. */
const awaited = new Set<string>()

/** @param purpose - what is bought, such as `gift`; undefined for an action that the server itself does only once */
export const createIdempotentRunner = (purpose?: string): IdempotentRunner => {
  let current: Attempt | undefined
  return {
    once: <R, T>(request: R, action: (keys: AttemptKeys) => Promise<T>): Promise<T> => {
      const asked = JSON.stringify(request)
      if (current?.asked !== asked) current = { asked, key: newId(), running: undefined }
      const mine = current
      if (mine.running !== undefined) return mine.running as Promise<T>
      const kept = purpose === undefined ? [] : readKeys(purpose).filter((key) => key !== mine.key)
      const replacedKeys = kept.filter((key) => !awaited.has(key)).slice(-maxReplacedIdempotencyKeys)
      // Stored before the request leaves, because the page may end before the response.
      if (purpose !== undefined) storeKeys(purpose, [...kept, mine.key])
      awaited.add(mine.key)
      const forget = () => {
        if (current === mine) current = undefined
        const decided = [...replacedKeys, mine.key]
        if (purpose !== undefined)
          storeKeys(
            purpose,
            readKeys(purpose).filter((key) => !decided.includes(key)),
          )
      }
      const running = action({ idempotencyKey: mine.key, replacedKeys }).then(
        (answer) => {
          awaited.delete(mine.key)
          forget()
          return answer
        },
        (error: unknown) => {
          awaited.delete(mine.key)
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
export const useIdempotentRunner = (purpose?: string): IdempotentRunner => useState(() => createIdempotentRunner(purpose))[0]
