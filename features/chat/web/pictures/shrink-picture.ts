/** A picture that is ready to send; width and height are in pixels. */
export interface ShrunkPicture {
  blob: Blob
  width: number
  height: number
}

/** Longest side in pixels and quality of the JPEG. */
const usual = { side: 1600, quality: 0.8 }
const saving = { side: 1080, quality: 0.7 }

/** Returns a size in the same proportions whose longest side is at most `side`. */
export const fitInto = ({ width, height }: { width: number; height: number }, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Converts a picture to a smaller JPEG without metadata, rotated upright.
 * @throws {Error} if the browser cannot read the file, as most cannot read HEIC
 */
export const shrinkPicture = async (file: Blob, { savesData }: { savesData: boolean }): Promise<ShrunkPicture> => {
  const { side, quality } = savesData ? saving : usual
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const size = fitInto(picture, side)
    const canvas = Object.assign(document.createElement('canvas'), size)
    const drawing = canvas.getContext('2d')
    if (drawing === null) throw new Error('the browser draws nothing')
    // Transparent areas of a png would become black in a jpeg.
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, size.width, size.height)
    drawing.imageSmoothingQuality = 'high'
    drawing.drawImage(picture, 0, 0, size.width, size.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob === null) throw new Error('the browser made no picture')
    return { blob, ...size }
  } finally {
    picture.close()
  }
}
