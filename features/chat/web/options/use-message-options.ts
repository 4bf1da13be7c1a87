import { type KeyboardEvent, type MouseEvent, useState } from 'react'

export interface OpenedOptions {
  /** Sequence number of the message. */
  seq: number
  /** The element beside which the options open. */
  anchor: HTMLElement
  /** When they were opened, in milliseconds since 1970. */
  at: number
}

const seqOf = (element: Element): number => Number(element.closest<HTMLElement>('[data-seq]')?.dataset.seq)

/**
 * Keeps which message has its options open, and which message Tab reaches. The returned handlers belong on the log, because a listener per message
 * would cost too much. `jump` is called with the sequence number of a pressed quote.
 */
export const useMessageOptions = (jump: (seq: number) => void) => {
  const [opened, setOpened] = useState<OpenedOptions>()
  const [tabStop, setTabStop] = useState<number>()
  const open = (anchor: HTMLElement) => setOpened({ seq: seqOf(anchor), anchor, at: Date.now() })

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const button = target.closest<HTMLElement>('[data-options]')
    if (button !== null) open(button)
    const quote = target.closest<HTMLElement>('[data-quote]')
    if (quote !== null) jump(Number(quote.dataset.quote))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if ((key !== 'ArrowUp' && key !== 'ArrowDown') || !(target instanceof Element) || target.closest('[data-seq]') === null) return
    const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const here = stops.findIndex((stop) => seqOf(stop) === seqOf(target))
    const next = stops[here + (key === 'ArrowUp' ? -1 : 1)]
    if (here === -1 || next === undefined) return
    event.preventDefault()
    setTabStop(seqOf(next))
    next.focus()
  }
  return { opened, open, close: () => setOpened(undefined), tabStop, onClick, onKeyDown }
}
