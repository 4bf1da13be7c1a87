const menuWidth = 160
const gap = 8
const margin = 16

interface Edges {
  left: number
  top: number
  bottom: number
}

/**
 * Returns the position of a menu in pixels: `gap` above or below its button, at the button's left edge, at least `margin` from both sides
 * of the window.
 */
export const calculateMenuPosition = (
  button: Edges,
  side: 'above' | 'below',
  windowWidth: number,
  windowHeight: number,
): { left: number; bottom?: number; top?: number } => ({
  left: Math.max(margin, Math.min(button.left, windowWidth - menuWidth - margin)),
  ...(side === 'above' ? { bottom: windowHeight - button.top + gap } : { top: button.bottom + gap }),
})
