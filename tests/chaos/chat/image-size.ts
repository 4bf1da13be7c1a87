import sharp from 'sharp'

/** Returns the width of a whole image in pixels; undefined when it is none or is cut off. */
export const readImageSize = async (bytes: Buffer): Promise<number | undefined> => {
  try {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return info.width
  } catch {
    return undefined
  }
}
