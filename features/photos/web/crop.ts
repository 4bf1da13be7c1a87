/** Photos are shown 4:5. */
const cropRatio = 4 / 5
/** Width of the largest version the server stores. */
const maxExportWidth = 1080
/** Minimum width in pixels of the picture area inside the frame. */
const minFrameWidth = 320

export interface Size {
  width: number
  height: number
}

/** The selected area: centre as a share of the picture, and zoom relative to the largest frame. */
export interface Crop {
  x: number
  y: number
  zoom: number
}

export const initialCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), Math.max(low, high))
const maxFrameWidth = ({ width, height }: Size): number => Math.min(width, height * cropRatio)

/** Maximum zoom, limited by the pixels of the picture. */
export const maxZoom = (size: Size): number => clamp(maxFrameWidth(size) / minFrameWidth, 1, 4)

/** The frame in pixels of the picture, always inside it. */
export const frameRect = (size: Size, { x, y, zoom }: Crop): Size & { left: number; top: number } => {
  const width = maxFrameWidth(size) / zoom
  const height = width / cropRatio
  return {
    left: clamp(x * size.width - width / 2, 0, size.width - width),
    top: clamp(y * size.height - height / 2, 0, size.height - height),
    width,
    height,
  }
}

/** Range of the frame's centre as shares of the picture; equal ends mean it cannot move in that direction. */
export const centreRange = (size: Size, { zoom }: Crop): { x: [number, number]; y: [number, number] } => {
  const { width, height } = frameRect(size, { ...initialCrop, zoom })
  const [x, y] = [width / 2 / size.width, height / 2 / size.height]
  return { x: [x, 1 - x], y: [y, 1 - y] }
}

/** Applies a change to a crop and keeps its frame inside the picture. */
export const updateCrop = (size: Size, crop: Crop, change: Partial<Crop>): Crop => {
  const next = { ...crop, ...change, zoom: clamp(change.zoom ?? crop.zoom, 1, maxZoom(size)) }
  const { x, y } = centreRange(size, next)
  return { ...next, x: clamp(next.x, ...x), y: clamp(next.y, ...y) }
}

/** Draws the frame onto the whole canvas. */
export const drawCrop = (canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void => {
  const { left, top, width, height } = frameRect(picture, crop)
  const drawing = canvas.getContext('2d')
  if (drawing === null) return
  // Transparent areas of a png would become black in a jpeg.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
}

/**
 * Exports the frame as a jpeg file.
 * @throws {Error} if the browser cannot encode it
 */
export const exportCrop = async (picture: ImageBitmap, crop: Crop, name: string): Promise<File> => {
  const width = Math.round(Math.min(maxExportWidth, frameRect(picture, crop).width))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(width / cropRatio)
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (blob === null) throw new Error('the browser made no picture')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
