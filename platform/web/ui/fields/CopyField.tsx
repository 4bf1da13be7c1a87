import { copyText } from './copy-text.ts'
import { Button } from '../Button.tsx'
import { showSuccess } from '../toasts/toast.ts'
import { TextField } from './TextField.tsx'

interface CopyFieldProps {
  label: string
  value: string
  copyLabel: string
  copiedText: string
}

/** A read-only value with a button that copies it. */
export const CopyField = ({ label, value, copyLabel, copiedText }: CopyFieldProps) => {
  const copy = async () => {
    if (await copyText(value)) showSuccess(copiedText)
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <TextField className="w-full" label={label} value={value} readOnly autoComplete="off" onFocus={({ target }) => target.select()} />
      <Button size="sm" variant="secondary" onClick={() => void copy()}>
        {copyLabel}
      </Button>
    </div>
  )
}
