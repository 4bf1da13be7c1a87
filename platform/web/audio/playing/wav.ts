const headerBytes = 44

const writeText = (view: DataView, at: number, text: string): void => {
  for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
}

/** Writes samples from -1 to 1 as a mono WAV file with 16 bits, which every browser plays. */
export const createWav = (samples: Float32Array, rate: number): Blob => {
  const view = new DataView(new ArrayBuffer(headerBytes + samples.length * 2))
  writeText(view, 0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  writeText(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeText(view, 36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries())
    view.setInt16(headerBytes + index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  return new Blob([view], { type: 'audio/wav' })
}
