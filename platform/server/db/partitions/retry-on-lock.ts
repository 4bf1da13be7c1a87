import { setTimeout as sleep } from 'node:timers/promises'

const inTheWay = new Set(['55P03', '40P01'])
const tries = 20
/** Milliseconds between tries, so that statements that queue behind a try can pass. */
const pause = { least: 250, random: 750 }

/** Repeats a change of partitions whose lock was not available. @throws the error of the last try */
export const retryOnLock = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === tries || !inTheWay.has((error as { code?: string }).code ?? '')) throw error
    }
    await sleep(pause.least + Math.random() * pause.random)
  }
}
