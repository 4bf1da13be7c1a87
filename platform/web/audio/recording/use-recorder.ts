import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createRecorder, type LiveRecording, type Recorder, type RecorderState } from './recorder.ts'

/** Creates a recorder. Its recording is dropped with the component, so that the microphone is closed when the member leaves. */
export const useRecorder = (maxSeconds: number): Recorder => {
  const [recorder] = useState(() => createRecorder(maxSeconds))
  useEffect(() => recorder.watch(), [recorder])
  return recorder
}

export const useRecorderState = (recorder: Recorder): RecorderState => useStore(recorder.state)

/** Renders again with every level that is read, 20 times a second. */
export const useLiveRecording = (recorder: Recorder): LiveRecording => useStore(recorder.progress)
