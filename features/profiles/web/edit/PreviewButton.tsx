import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { useOperatorLists } from '#features/members/web/index.ts'
import { PhotoCheckBadge } from '#features/photo-check/web/index.ts'
import { VoiceHelloPlayer } from '#features/voice-hello/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import type { OwnPerson } from '../../contract.ts'
import { profilesText } from '../../locales/text.ts'
import { Gallery } from '../gallery/Gallery.tsx'
import { ProfileDetails } from '../ProfileDetails.tsx'
import { ProfileHeader } from '../ProfileHeader.tsx'
import { toProfileSeenByOthers } from './preview-person.ts'

/** Opens the member's profile as others see it. `read` returns the profile to show, with unsaved changes. */
export const PreviewButton = ({ read }: { read: () => OwnPerson }) => {
  const t = useT(profilesText)
  const words = useT(platformText)
  const [shown, setShown] = useState<OwnPerson>()
  const [open, setOpen] = useState(false)
  const { isSensitive } = useOperatorLists()
  const person = shown && toProfileSeenByOthers(shown, isSensitive)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        icon={<Eye aria-hidden className="size-5" />}
        onClick={() => {
          setShown(read())
          setOpen(true)
        }}
      >
        {t('own.preview')}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t('own.preview')} closeLabel={words('words.close')}>
        {person === undefined ? null : (
          <div className="flex flex-col gap-6">
            {shown?.blurs_photos ? <p className="text-sm text-soft">{t('own.previewBlurred')}</p> : null}
            <div className="overflow-hidden rounded-card">
              <Gallery name={person.firstname} images={person.images} />
            </div>
            <ProfileHeader person={person}>
              {person.photo_checked_at ? <PhotoCheckBadge checkedAt={person.photo_checked_at} /> : null}
              {person.voice_hello ? <VoiceHelloPlayer id={person.id} name={person.firstname} hello={person.voice_hello} /> : null}
            </ProfileHeader>
            <ProfileDetails person={person} reader="preview" />
          </div>
        )}
      </Sheet>
    </>
  )
}
