import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { giftPicturePaths } from '#features/gifts/contract.ts'
import { GiftPicture } from '#features/gifts/web/index.ts'
import { errorBody } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { FieldError } from '#platform/web/ui/fields/FieldError.tsx'
import { type GiftItem, uploadGiftPicture } from '../../catalogue-contract.ts'
import { adminText } from '../../locales/text.ts'
import { consoleCall } from '../console-call.ts'
import { PictureFileButton } from '../PictureFileButton.tsx'

interface GiftPictureFieldProps {
  /** The gift before the change; undefined for a new gift. */
  item: Pick<GiftItem, 'icon' | 'picture'> | undefined
  /** The server's error for the chosen picture. */
  error: string | undefined
  /** Told whether an upload is running. */
  onBusy: (busy: boolean) => void
}

const toPlan = (icon: string, picture: string | null) => ({ icon, picture: picture === null ? null : giftPicturePaths(picture) })

/**
 * Form field `picture` with the id of the uploaded picture; blank for the drawn icon. The form contains the field only if the picture was changed.
 */
export const GiftPictureField = ({ item, error, onBusy }: GiftPictureFieldProps) => {
  const t = useT(adminText)
  const id = useId()
  const before = item?.picture ?? null
  const [picture, setPicture] = useState(before)
  const upload = useMutation({
    mutationFn: async (file: File) => (await consoleCall(uploadGiftPicture, {}, { files: [file] })).data.picture,
    onMutate: () => onBusy(true),
    onSuccess: setPicture,
    onSettled: () => onBusy(false),
  })
  const refusal = upload.error === null ? error : (errorBody(upload.error)?.errors?.picture?.join(' ') ?? upload.error.message)
  const icon = item?.icon ?? 'gift'
  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-1 font-semibold">{t('catalogue.ownPicture')}</legend>
      <p className="text-sm text-soft">{t('catalogue.ownPictureHint')}</p>
      <div className="flex flex-wrap items-start gap-4 text-center text-sm text-soft">
        {item === undefined ? null : (
          <figure className="flex flex-col items-center gap-1">
            <GiftPicture plan={toPlan(icon, before)} size="lg" />
            <figcaption>{t('catalogue.pictureNow')}</figcaption>
          </figure>
        )}
        {picture === before ? null : (
          <figure className="flex flex-col items-center gap-1">
            <GiftPicture plan={toPlan(icon, picture)} size="lg" />
            <figcaption>
              <span role="status">{t('catalogue.pictureAfter')}</span>
            </figcaption>
          </figure>
        )}
      </div>
      {picture === before ? null : <input type="hidden" name="picture" value={picture ?? ''} />}
      <div className="flex flex-wrap gap-2">
        <PictureFileButton
          name={t('catalogue.ownPicture')}
          label={t('catalogue.choosePicture')}
          busy={upload.isPending}
          onFile={(file) => upload.mutate(file)}
        />
        {picture === null ? null : (
          <Button
            size="sm"
            variant="quiet"
            disabled={upload.isPending}
            onClick={() => {
              upload.reset()
              setPicture(null)
            }}
          >
            {t('catalogue.drawnPicture')}
          </Button>
        )}
      </div>
      {refusal === undefined ? null : <FieldError id={id}>{refusal}</FieldError>}
    </fieldset>
  )
}
