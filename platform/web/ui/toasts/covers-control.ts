const controls = 'a, button, input, select, textarea, [role="button"], [role="tab"], [tabindex="0"]'
/** Points looked at across and down a box; closer together than the smallest control. */
const stepPx = 16

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / stepPx) }, (_, index) => from + index * stepPx + 1)

/** Whether `box` lies over something that can be pressed. */
export const coversControl = (box: HTMLElement): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  return steps(top, bottom).some((y) =>
    steps(left, right).some((x) =>
      document.elementsFromPoint(x, y).some((element) => !box.contains(element) && element.closest(controls) !== null),
    ),
  )
}
