const menuWidth = 160
const gap = 8
const margin = 16

interface Edges {
  left: number
  top: number
  bottom: number
}

/**
 * Where a menu opens: `gap` above or below its button, at the button's left edge, at least `margin` from either side of the window.
 * In pixels.
 */
export const menuPosition = (
  button: Edges,
  side: 'above' | 'below',
  windowWidth: number,
  windowHeight: number,
): { left: number; bottom?: number; top?: number } => ({
  left: Math.max(margin, Math.min(button.left, windowWidth - menuWidth - margin)),
  ...(side === 'above' ? { bottom: windowHeight - button.top + gap } : { top: button.bottom + gap }),
})
