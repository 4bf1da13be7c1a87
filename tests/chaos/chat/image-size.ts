import sharp from 'sharp'

/** Returns the width of a complete image in pixels; undefined for an incomplete image or other data. */
export const readImageSize = async (bytes: Buffer): Promise<number | undefined> => {
  try {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return info.width
  } catch {
    return undefined
  }
}
