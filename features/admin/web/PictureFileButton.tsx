import { useRef } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'

interface PictureFileButtonProps {
  /** The name of the hidden file field. */
  name: string
  /** The text of the button. */
  label: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that opens the file chooser for a PNG, JPEG or WebP picture. */
export const PictureFileButton = ({ name, label, busy, onFile }: PictureFileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={name}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // Reset the field, so that the same file can be chosen again after a refusal.
          event.target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
      <Button size="sm" variant="secondary" busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
