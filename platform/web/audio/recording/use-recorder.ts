import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createRecorder, type LiveRecording, type Recorder, type RecorderState } from './recorder.ts'

/** Creates a recorder. Unmounting discards its recording and closes the microphone. */
export const useRecorder = (maxSeconds: number): Recorder => {
  const [recorder] = useState(() => createRecorder(maxSeconds))
  useEffect(() => recorder.watch(), [recorder])
  return recorder
}

export const useRecorderState = (recorder: Recorder): RecorderState => useStore(recorder.state)

/** Subscribes to the recording in progress. Renders about 20 times per second. */
export const useLiveRecording = (recorder: Recorder): LiveRecording => useStore(recorder.progress)
