import type { CDPSession, Page } from '@playwright/test'

/** Selector of the dialogs and menus that open over a screen. */
export const popupSelector = '[role=dialog], [role=alertdialog], dialog[open], [role=menu], [role=listbox]'

/** Describes what is wider than the window or than a dialog in it. */
export const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const wide = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) wide.push('the page is ' + (scrollWidth - clientWidth) + ' px too wide')
    for (const box of document.querySelectorAll('${popupSelector}')) {
      const { left, right } = box.getBoundingClientRect()
      if (box.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5)) wide.push('a dialog reaches from ' + left + ' to ' + right)
      for (const one of [box, ...box.querySelectorAll('*')])
        if (one.scrollWidth > one.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && getComputedStyle(one).overflowY === 'auto' && one.clientWidth > 0)
          wide.push('a dialog scrolls sideways by ' + (one.scrollWidth - one.clientWidth) + ' px: ' + one.className.slice(0, 60))
    }
    return wide
  })()`)

/** A place to press. `covered` describes what lies there instead of the control; null if it is the control. */
interface Spot {
  name: string
  x: number
  y: number
  covered: string | null
}
interface Control {
  label: string
  spots: Spot[]
}

/**
 * Runs in the page. It notes what lies under each press and release, and how far the control moves between, and stops every click, so that
 * nothing is activated.
 */
const script = `(() => {
  if (window.presses) return
  const which = 'button, a[href], summary, [role=button], [role=tab], [role=menuitem], [role=switch]'
  const nameOf = (one) => {
    if (!one) return 'nothing'
    const words = one.getAttribute('aria-label') ?? one.textContent.trim()
    return one.tagName.toLowerCase() + ' "' + words.slice(0, 40) + '"'
  }
  const controlAt = (x, y) => document.elementFromPoint(x, y)?.closest(which) ?? null
  // Ends transitions, so that a control is examined where it stays; repeating decorations go on.
  const settle = () => document.getAnimations().filter((one) => one instanceof CSSTransition).forEach((one) => one.finish())
  const parts = (one) => [one, ...[...one.querySelectorAll('*')].slice(0, 12)].map((part) => part.getBoundingClientRect())
  const seen = new Set()
  let pressed, before, atDown, notes = []
  const visible = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]')
  }
  const enabled = (one) => !one.matches(':disabled') && getComputedStyle(one).pointerEvents !== 'none'
  const look = (one) => {
    let [signature, up] = ['', one]
    for (let level = 0; up && level < 4; level++, up = up.parentElement) signature += up.tagName + '.' + (up.getAttribute('class') ?? '') + '>'
    return signature + Math.round(one.getBoundingClientRect().height / 8)
  }
  const under = (type) => (event) => {
    const control = event.target instanceof Element ? event.target.closest(which) : null
    if (control !== pressed) notes.push(type + ' meets ' + nameOf(control))
    if (type === 'mousedown') atDown = control
    if (type === 'mouseup' && atDown !== control) notes.push('release and press meet different controls')
    if (type === 'click') { event.preventDefault(); event.stopImmediatePropagation() }
  }
  for (const type of ['mousedown', 'mouseup', 'click']) window.addEventListener(type, under(type), true)
  window.addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation() }, true)
  let found = []
  window.presses = {
    /** Finds the controls to press, without those whose look is already known. Returns their number and all looks known afterwards. */
    find(within, known) {
      seen.clear()
      known.forEach((one) => seen.add(one))
      const root = (within && [...document.querySelectorAll(within)].filter(visible).at(-1)) || document
      found = [...root.querySelectorAll(which)].filter((one) => {
        if (!visible(one) || !enabled(one) || seen.has(look(one))) return false
        seen.add(look(one))
        return true
      })
      return { count: found.length, known: [...seen] }
    },
    /** Brings a control into view and answers where to press it. */
    place(index) {
      const one = found[index]
      if (!one.isConnected || !visible(one)) return null
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      settle()
      // A link of several lines has several boxes.
      const { left, top, right, bottom, width, height } = one.getClientRects()[0]
      // A control that no scrolling brings into view is for the keyboard only, such as the link that skips to the content.
      if (bottom < 0 || right < 0) return null
      const style = getComputedStyle(one)
      const inset = (corner) => {
        const given = style.getPropertyValue('border-' + corner + '-radius')
        const radius = Math.min(given.endsWith('%') ? (parseFloat(given) / 100) * Math.min(width, height) : parseFloat(given) || 0, width / 2, height / 2)
        // A rounded corner is pressed at the middle of its arc, because outside the arc nobody sees the control.
        return Math.min(2 + radius * (1 - Math.SQRT1_2), width / 2 - 0.5, height / 2 - 0.5)
      }
      const [a, b, c, d] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'].map(inset)
      const spots = [
        ['top left', left + a, top + a], ['top right', right - b, top + b],
        ['bottom left', left + c, bottom - c], ['bottom right', right - d, bottom - d],
        ['centre', (left + right) / 2, (top + bottom) / 2],
      ].map(([name, x, y]) => {
        let there = document.elementFromPoint(x, y)
        // A rounded parent can cut off the corner of the control. Then the press moves inwards until it meets the control.
        for (let step = 0; step < 24 && there?.contains(one) && there !== one; step++) {
          x += Math.sign((left + right) / 2 - x)
          y += Math.sign((top + bottom) / 2 - y)
          there = document.elementFromPoint(x, y)
        }
        const outside = x < 0 || y < 0 || x > innerWidth || y > innerHeight
        const covered = outside ? 'outside the window' : one.contains(there) ? null : 'covered by ' + (there?.outerHTML.slice(0, 120) ?? 'nothing')
        return { name, x, y, covered }
      })
      return { label: nameOf(one), spots }
    },
    /** Called before a press, with the pointer over the control: records where the control is. */
    aim(index) {
      settle()
      pressed = found[index]
      before = parts(pressed)
      notes = []
    },
    /** Called while the control is pressed: notes whether it has moved, and whether it is still under the pointer. */
    held(x, y) {
      settle()
      if (!pressed.isConnected) { notes.push('leaves when it is pressed'); return }
      const after = parts(pressed)
      const moved = Math.max(0, ...after.flatMap((one, at) => before[at] && before[at].width > 0 && one.width > 0
        ? ['left', 'top', 'right', 'bottom'].map((side) => Math.abs(one[side] - before[at][side])) : []))
      if (moved > 2) notes.push('moves by ' + moved.toFixed(1) + ' px')
      if (controlAt(x, y) !== pressed) notes.push('is no longer under the press: ' + nameOf(controlAt(x, y)))
    },
    async released() {
      for (let frame = 0; frame < 60 && document.querySelector(which.replaceAll(/,|$/g, ':active$&')); frame++)
        await new Promise(requestAnimationFrame)
    },
    notes: () => notes,
  }
})()`

/** The looks of controls that were already pressed. Another control with the same look is not pressed again. */
export type PressedLooks = Set<string>

const evaluate = <T>(page: Page, code: string): Promise<T> => page.evaluate<T>(code)

const pressByMouse = async (page: Page, index: number, { x, y }: Spot): Promise<void> => {
  await page.mouse.move(x, y)
  await evaluate(page, `presses.aim(${index})`)
  await page.mouse.down()
  await evaluate(page, `presses.held(${x}, ${y})`)
  await page.mouse.up()
}

const pressByTouch = async (page: Page, cdp: CDPSession, index: number, { x, y }: Spot): Promise<void> => {
  await evaluate(page, `presses.aim(${index})`)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await evaluate(page, `presses.held(${x}, ${y})`)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // A touched control stays pressed for a moment. The next control must be where it is without this.
  await evaluate(page, 'presses.released()')
}

/**
 * Presses every control that is seen, or those of the newest `within`: by mouse at its corners, by touch at its centre. Nothing is activated.
 * @returns one sentence for each press that another control gets, or that moves the control by more than 2 px
 */
export const findWrongPresses = async (page: Page, known: PressedLooks, within = ''): Promise<string[]> => {
  const wrong: string[] = []
  await evaluate(page, script)
  const cdp = await page.context().newCDPSession(page)
  const found = await evaluate<{ count: number; known: string[] }>(
    page,
    `presses.find(${JSON.stringify(within)}, ${JSON.stringify([...known])})`,
  )
  for (const one of found.known) known.add(one)
  for (let index = 0; index < found.count; index++) {
    const control = await evaluate<Control | null>(page, `presses.place(${index})`)
    for (const spot of control?.spots ?? []) {
      const where = `${control?.label}, ${spot.name}`
      if (spot.covered !== null) {
        wrong.push(`${where}: ${spot.covered}`)
        continue
      }
      if (spot.name === 'centre') await pressByTouch(page, cdp, index, spot)
      else await pressByMouse(page, index, spot)
      wrong.push(...(await evaluate<string[]>(page, 'presses.notes()')).map((note) => `${where}: ${note}`))
    }
  }
  await cdp.detach()
  return wrong
}
