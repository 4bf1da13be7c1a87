import type { ChatResult } from './client-fleet.ts'
import { median, percentile } from '../measure/timing.ts'

const spread = (values: readonly number[]): string =>
  values.length === 0
    ? 'not measured'
    : `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

/** The head of the result table. */
export const resultTableHead = `| what | a second | of insert-only pgbench, target 0.5 | of a bare echo | acknowledged | p99, target 100 ms | lost | processor time of a message | of an insert's, target 2.5 |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |`

interface Baselines {
  /** Baselines per second: plain inserts, and messages through the echo server. */
  inserts: number
  echo: number
  /** The database's processor time of one insert, in seconds. */
  insertProcessor: number
}

/** Collects the results of one server variant over the rounds. */
export class ChatTally {
  readonly #speeds: number[] = []
  readonly #ofInserts: number[] = []
  readonly #ofEcho: number[] = []
  readonly #processor: number[] = []
  readonly #ofInsertProcessor: number[] = []
  #acks: number[] = []
  #lost = 0

  /** Adds a round. `processor` is the time of server and database for one message, in seconds. */
  add(
    { speed, acks, lost, processor }: ChatResult & { speed: number; processor: number },
    { inserts, echo, insertProcessor }: Baselines,
  ): void {
    this.#speeds.push(speed)
    this.#ofInserts.push(speed / inserts)
    this.#ofEcho.push(speed / echo)
    this.#processor.push(processor * 1000)
    this.#ofInsertProcessor.push(processor / insertProcessor)
    this.#acks = [...this.#acks, ...acks]
    this.#lost += lost
  }

  /** Builds one row of the result table. */
  row(name: string): string {
    const speed = this.#speeds.length === 0 ? 'not measured' : Math.round(median(this.#speeds))
    const acknowledged = [0.5, 0.99].map((part) => `${percentile(this.#acks, part).toFixed(0)} ms`)
    const processor = this.#processor.length === 0 ? 'not measured' : `${median(this.#processor).toFixed(2)} ms`
    const cells = [name, speed, spread(this.#ofInserts), spread(this.#ofEcho), ...acknowledged, this.#lost, processor]
    return `| ${[...cells, spread(this.#ofInsertProcessor)].join(' | ')} |`
  }
}
