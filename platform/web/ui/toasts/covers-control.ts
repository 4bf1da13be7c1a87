/** Controls that a toast should not cover. A list of messages is none: it takes the focus only to be scrolled. */
const controls = 'a, button, input, select, textarea, [role="button"], [role="tab"], [tabindex="0"]:not([role="log"])'
/** Distance between tested points in pixels; smaller than the smallest control. */
const stepPx = 16

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / stepPx) }, (_, index) => from + index * stepPx + 1)

/** Whether `box` covers a button, link or other control. */
export const coversControl = (box: HTMLElement): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return steps(top, bottom).some((y) =>
    steps(left, right).some((x) =>
      document.elementsFromPoint(x, y).some((element) => !box.contains(element) && element.closest(controls) !== null),
    ),
  )
}
