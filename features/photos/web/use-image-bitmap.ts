import { useEffect, useEffectEvent, useState } from 'react'

/** Decodes a file to a bitmap with its orientation applied; undefined while it loads. */
export const useImageBitmap = (file: File, onBroken: () => void): ImageBitmap | undefined => {
  const [picture, setPicture] = useState<ImageBitmap>()
  const broken = useEffectEvent(onBroken)
  useEffect(() => {
    let decoded: ImageBitmap | undefined
    let wanted = true
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        if (!wanted) return bitmap.close()
        decoded = bitmap
        setPicture(bitmap)
      },
      () => {
        if (wanted) broken()
      },
    )
    return () => {
      wanted = false
      decoded?.close()
    }
  }, [file])
  return picture
}
