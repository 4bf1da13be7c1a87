import CircleAlert from 'lucide-react/icons/circle-alert'

/** Error message of a form as a whole; announced by screen readers when it appears. */
export const FormError = ({ children }: { children: string | undefined }) => (
  <div role="alert">
    {children === undefined ? null : (
      <p className="flex items-start gap-2 rounded-control bg-danger-tint p-3.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-4" />
        {children}
      </p>
    )}
  </div>
)
