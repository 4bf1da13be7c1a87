import type { ChatResult } from './client-fleet.ts'
import { median } from '../measure/timing.ts'

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN
const spread = (values: readonly number[]): string =>
  values.length === 0
    ? 'not measured'
    : `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`

/** The head of the result table. */
export const resultTableHead = `| what | a second | of insert-only pgbench, target 0.5 | of a bare echo | acknowledged | p99, target 100 ms | lost |
| --- | --- | --- | --- | --- | --- | --- |`

/** Collects the results of one server variant over the rounds. */
export class ChatTally {
  readonly #speeds: number[] = []
  readonly #ofInserts: number[] = []
  readonly #ofEcho: number[] = []
  #acks: number[] = []
  #lost = 0

  add({ speed, acks, lost }: ChatResult & { speed: number }, inserts: number, echo: number): void {
    this.#speeds.push(speed)
    this.#ofInserts.push(speed / inserts)
    this.#ofEcho.push(speed / echo)
    this.#acks = [...this.#acks, ...acks]
    this.#lost += lost
  }

  /** Builds one row of the result table. */
  row(name: string): string {
    const speed = this.#speeds.length === 0 ? 'not measured' : Math.round(median(this.#speeds))
    const acknowledged = [0.5, 0.99].map((part) => `${percentile(this.#acks, part).toFixed(0)} ms`)
    return `| ${[name, speed, spread(this.#ofInserts), spread(this.#ofEcho), ...acknowledged, this.#lost].join(' | ')} |`
  }
}
