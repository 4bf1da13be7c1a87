/** Photos are shown 4:5. */
const cropRatio = 4 / 5
/** The widest version the server keeps. */
const widest = 1080
/** A frame is never drawn from fewer pixels than that across. */
const fewest = 320

export interface Size {
  width: number
  height: number
}

/** What is cut out: the middle of the frame as a share of the picture, and how many times closer than the widest frame. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const wholeFrame: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))
const widestFrame = ({ width, height }: Size): number => Math.min(width, height * cropRatio)

/** How close one may go: as far as there are pixels for it. */
export const maxZoom = (size: Size): number => between(widestFrame(size) / fewest, 1, 4)

/** The frame in pixels of the picture, always inside it. */
export const frameOf = (size: Size, { x, y, zoom }: Crop): Size & { left: number; top: number } => {
  const width = widestFrame(size) / zoom
  const height = width / cropRatio
  return {
    left: between(x * size.width - width / 2, 0, size.width - width),
    top: between(y * size.height - height / 2, 0, size.height - height),
    width,
    height,
  }
}

/** How far the middle of the frame can go, as shares of the picture; equal ends mean that it cannot move that way. */
export const reach = (size: Size, { zoom }: Crop): { x: [number, number]; y: [number, number] } => {
  const { width, height } = frameOf(size, { ...wholeFrame, zoom })
  const [x, y] = [width / 2 / size.width, height / 2 / size.height]
  return { x: [x, 1 - x], y: [y, 1 - y] }
}

/** The same crop, changed, with its frame inside the picture. */
export const cropWith = (size: Size, crop: Crop, change: Partial<Crop>): Crop => {
  const next = { ...crop, ...change, zoom: between(change.zoom ?? crop.zoom, 1, maxZoom(size)) }
  const { x, y } = reach(size, next)
  return { ...next, x: between(next.x, ...x), y: between(next.y, ...y) }
}

/** Draws the frame over the whole of a canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, width, height } = frameOf(picture, crop)
  const drawing = canvas.getContext('2d')
  if (drawing === null) return
  // A see-through png would turn black as a jpeg.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/**
 * Cuts the frame out as a jpeg of its own.
 * @throws {Error} when the browser cannot make one
 */
export const cutOut = async (picture: ImageBitmap, crop: Crop, name: string): Promise<File> => {
  const width = Math.round(Math.min(widest, frameOf(picture, crop).width))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(width / cropRatio)
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (blob === null) throw new Error('the browser made no picture')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
