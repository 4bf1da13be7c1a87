import CircleAlert from 'lucide-react/icons/circle-alert'

/** An error message below a field. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
    <CircleAlert aria-hidden className="mt-0.5 size-4" />
    {children}
  </p>
)
