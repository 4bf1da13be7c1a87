import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'

interface PickerDisclosureProps {
  label: string
  /** How many are chosen below; zero is not shown. */
  count?: number
  startsOpen?: boolean
  children: ReactNode
}

/** A row that shows and hides the chips below it. */
export const PickerDisclosure = ({ label, count = 0, startsOpen = false, children }: PickerDisclosureProps) => {
  const id = useId()
  const [open, setOpen] = useState(startsOpen)
  return (
    <div className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center gap-2 text-start font-semibold"
      >
        {label}
        {count > 0 ? <span className="font-normal text-soft">{count}</span> : null}
        <ChevronDown aria-hidden className={`ms-auto size-5 text-soft transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={id}>{open ? <div className="pb-4">{children}</div> : null}</div>
    </div>
  )
}
