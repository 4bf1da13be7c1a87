interface Size {
  width: number
  height: number
}

const maxWidth = 280
const maxHeight = 340
/** A narrower picture has no room for the sentence on a veiled one. In pixels. */
const minWidth = 180
/** Width divided by height. What is more extreme is cut, and whole in full screen. */
const ratios = { min: 0.5, max: 1.9 }

/** The size of a picture in the log, in pixels of the page. */
export const pictureSize = ({ width, height }: Size): Size => {
  const ratio = Math.min(ratios.max, Math.max(ratios.min, width / height))
  const shown = Math.max(minWidth, Math.min(maxWidth, maxHeight * ratio))
  return { width: Math.round(shown), height: Math.round(shown / ratio) }
}
