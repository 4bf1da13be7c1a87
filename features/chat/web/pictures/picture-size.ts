interface Size {
  width: number
  height: number
}

const maxWidth = 280
const maxHeight = 340
/** Minimum width in pixels, so that the sentence on a veiled picture fits. */
const minWidth = 180
/** Lowest and highest width divided by height. Other pictures are cropped in the log and whole in full screen. */
const ratios = { min: 0.5, max: 1.9 }

/** Returns the size of a picture in the log, in CSS pixels. */
export const pictureSize = ({ width, height }: Size): Size => {
  const ratio = Math.min(ratios.max, Math.max(ratios.min, width / height))
  const shown = Math.max(minWidth, Math.min(maxWidth, maxHeight * ratio))
  return { width: Math.round(shown), height: Math.round(shown / ratio) }
}
