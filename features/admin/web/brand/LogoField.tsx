import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { uploadLogo } from '#features/brand/contract.ts'
import { brandText } from '#features/brand/web/index.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { consoleCall } from '../console-call.ts'
import { PictureFileButton } from '../PictureFileButton.tsx'

interface LogoFieldProps {
  /** The id of the chosen logo; null for the built-in drawing. */
  logo: string | null
  error: string | undefined
  onChange: (logo: string | null) => void
}

/** Returns the path of the picture of a logo. */
export const logoUrl = (logo: string): string => `/brand/${logo}/logo.png`

/** Field that uploads a logo. The brand has the logo only once the form is saved. */
export const LogoField = ({ logo, error, onChange }: LogoFieldProps) => {
  const t = useT(brandText)
  const id = useId()
  const upload = useMutation({
    mutationFn: async (file: File) => (await consoleCall(uploadLogo, {}, { files: [file] })).data.logo,
    onSuccess: onChange,
  })
  const refusal = upload.error === null ? error : (errorBody(upload.error)?.errors?.logo?.join(' ') ?? upload.error.message)
  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-1 font-semibold">{t('logo')}</legend>
      <p className="text-sm text-soft">{t('logoHint')}</p>
      <div className="flex items-center gap-3">
        {logo === null ? null : <img src={logoUrl(logo)} alt="" className="size-12 object-contain" />}
        <span>{t(logo === null ? 'drawn' : 'uploaded')}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        <PictureFileButton name={t('logo')} label={t('chooseLogo')} busy={upload.isPending} onFile={(file) => upload.mutate(file)} />
        {logo === null ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {t('removeLogo')}
          </Button>
        )}
      </div>
      {refusal === undefined ? null : <FieldError id={id}>{refusal}</FieldError>}
    </fieldset>
  )
}
