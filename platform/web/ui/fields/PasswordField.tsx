import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState, type ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClasses } from './control.ts'
import { Field, type FieldTexts } from './Field.tsx'
import { IconButton } from '../IconButton.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'type'>, FieldTexts {
  showLabel: string
  hideLabel: string
}

/** Password input with a show/hide button. */
export const PasswordField = ({ label, hint, error, optional, id, className, showLabel, hideLabel, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes(controlClasses, 'pe-14')}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            icon={shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            onClick={() => setShown(!shown)}
            className="absolute top-0.5 end-0.5 text-soft"
          />
        </div>
      )}
    </Field>
  )
}
