import { useEffect, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { SelectField } from '#platform/web/ui/fields/SelectField.tsx'
import { callScreenText } from '../../locales/text.ts'
import type { CallController } from '../controller/call-controller.ts'

const kinds = { audio: 'audioinput', video: 'videoinput' } as const

const useDevices = (): MediaDeviceInfo[] => {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  useEffect(() => {
    const { mediaDevices } = navigator
    const look = () => void mediaDevices.enumerateDevices().then(setDevices, () => {})
    look()
    mediaDevices.addEventListener('devicechange', look)
    return () => mediaDevices.removeEventListener('devicechange', look)
  }, [])
  return devices
}

/** Selects another microphone or camera during the call. */
export const DevicePicker = ({ controller, camera }: { controller: CallController; camera: MediaStreamTrack | null }) => {
  const t = useT(callScreenText)
  const devices = useDevices()
  const [chosen, setChosen] = useState<Record<keyof typeof kinds, string>>({ audio: '', video: camera?.getSettings().deviceId ?? '' })
  const fields = (Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => {
    const found = devices.filter((device) => device.kind === kinds[kind] && device.deviceId !== '')
    if (found.length === 0) return null
    return (
      <SelectField
        key={kind}
        label={t(`device.${kind}`)}
        value={chosen[kind]}
        options={found.map(({ deviceId, label }, index) => ({
          value: deviceId,
          label: label === '' ? t('device.nameless', { number: index + 1 }) : label,
        }))}
        onChange={({ target: { value } }) => {
          setChosen({ ...chosen, [kind]: value })
          void controller.choose(kind, value)
        }}
      />
    )
  })
  return <div className="mx-auto flex w-full max-w-md flex-col gap-3 rounded-card bg-card p-4 text-ink shadow-float">{fields}</div>
}
