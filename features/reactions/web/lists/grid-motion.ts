import { type RefObject, useLayoutEffect, useRef } from 'react'
import { motionEasing, motionMs, prefersReducedMotion } from '#platform/web/ui/motion/motion.ts'

interface Place {
  tile: HTMLElement
  x: number
  y: number
}
/** The tiles of a grid by member id, with their places in it. Places do not depend on the scroll position. */
const placesIn = (grid: HTMLElement): Map<string, Place> =>
  new Map(
    [...grid.querySelectorAll<HTMLElement>('[data-person]')].map((tile) => [
      tile.dataset['person'] ?? '',
      { tile, x: tile.offsetLeft, y: tile.offsetTop },
    ]),
  )

/** Fades a removed tile out, outside the layout and without taking presses. */
const fadeOut = (grid: HTMLElement, { tile, x, y }: Place, size: DOMRect): void => {
  tile.removeAttribute('data-person')
  tile.inert = true
  tile.setAttribute('aria-hidden', 'true')
  Object.assign(tile.style, { position: 'absolute', left: `${x}px`, top: `${y}px`, width: `${size.width}px`, height: `${size.height}px` })
  grid.append(tile)
  const leaving = tile.animate([{}, { opacity: 0, transform: 'scale(0.9)' }], {
    duration: motionMs,
    easing: motionEasing,
    fill: 'forwards',
  })
  const remove = () => tile.remove()
  leaving.finished.then(remove, remove)
}

const isNear = (y: number): boolean => y > -innerHeight && y < 2 * innerHeight

/**
 * Animates a grid: a removed tile fades out, a restored one appears, and the others move into place. Meanwhile no tile can be pressed, so that a
 * second
 * press on one person never reaches the next. The grid needs `position: relative`.
 */
export const useGridMotion = (ref: RefObject<HTMLElement | null>): void => {
  const before = useRef<{ width: number; places: Map<string, Place> }>(undefined)
  useLayoutEffect(() => {
    const grid = ref.current
    if (grid === null) return
    const now = { width: grid.offsetWidth, places: placesIn(grid) }
    const last = before.current
    before.current = now
    if (last === undefined || last.width !== now.width || !('animate' in grid) || prefersReducedMotion()) return
    const gone = [...last.places].filter(([id]) => !now.places.has(id))
    const come = [...now.places].filter(([id]) => !last.places.has(id))
    const kept = [...now.places].filter(([id]) => last.places.has(id))
    const [sample] = kept
    // More than one tile changed: a new page or another list. No animation.
    if (gone.length + come.length !== 1 || sample === undefined) return
    const size = sample[1].tile.getBoundingClientRect()
    const top = grid.getBoundingClientRect().top
    for (const [, place] of gone) fadeOut(grid, place, size)
    for (const [, { tile }] of come) tile.animate([{ opacity: 0 }, {}], { duration: motionMs, easing: motionEasing })
    const moving = kept.flatMap(([id, { tile, x, y }]) => {
      const from = last.places.get(id)
      if (from === undefined || (from.x === x && from.y === y) || !(isNear(top + y) || isNear(top + from.y))) return []
      return [
        tile.animate([{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: 'none' }], {
          duration: motionMs,
          easing: motionEasing,
        }),
      ]
    })
    const lists = [...grid.querySelectorAll('ul')]
    for (const list of lists) list.style.pointerEvents = 'none'
    const end = () => lists.forEach((list) => (list.style.pointerEvents = ''))
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(end)
  })
}
