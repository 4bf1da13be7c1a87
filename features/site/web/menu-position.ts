const menuWidth = 160
const gap = 8
const margin = 16

/** Where a menu opens: `gap` above its button, at the button's left edge, at least `margin` from either side of the window. In pixels. */
export const menuPosition = (
  button: { left: number; top: number },
  windowWidth: number,
  windowHeight: number,
): { left: number; bottom: number } => ({
  left: Math.max(margin, Math.min(button.left, windowWidth - menuWidth - margin)),
  bottom: windowHeight - button.top + gap,
})
