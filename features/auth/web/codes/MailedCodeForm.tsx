import { CodeEntryForm, type CodeEntryProps } from './CodeEntryForm.tsx'
import { CodeHeader } from './CodeHeader.tsx'
import { CodeHelp } from './CodeHelp.tsx'
import { clearPendingCode, type PendingCode } from './pending-code.ts'

interface CodeFormProps<T> extends CodeEntryProps<T> {
  pending: PendingCode
  onResent: (pending: PendingCode) => void
  onOtherAddress: () => void
  headingLevel?: 1 | 2
}

/** Form for the mailed code, with help if it does not arrive. */
export const MailedCodeForm = <T,>({ pending, onResent, onOtherAddress, headingLevel = 1, onRight, ...entry }: CodeFormProps<T>) => (
  <div className="flex flex-col gap-6">
    <CodeHeader email={pending.email} level={headingLevel} />
    <CodeEntryForm
      {...entry}
      onRight={async (answer) => {
        clearPendingCode()
        await onRight(answer)
      }}
    />
    <CodeHelp pending={pending} onResent={onResent} onOtherAddress={onOtherAddress} />
  </div>
)
