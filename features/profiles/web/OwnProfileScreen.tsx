import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, Suspense, useEffect, useId, useState, useTransition } from 'react'
import { useOperatorLists } from '#features/members/web/index.ts'
import { PhotoCheckCard } from '#features/photo-check/web/index.ts'
import { OwnVoiceHello } from '#features/voice-hello/web/index.ts'
import { prefetchWhenIdle } from '#platform/web/client/loading/prefetch-when-idle.ts'
import { isServerUnreachable, useServerUnreachable } from '#platform/web/client/offline/reachability.ts'
import { translateNow, useT } from '#platform/web/i18n.tsx'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useSession } from '#platform/web/client/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { OfflineNotice } from '#platform/web/ui/states/OfflineNotice.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import type { OwnPerson } from '../contract.ts'
import { profilesText } from '../locales/text.ts'
import { ProfileCompleteness } from './edit/ProfileCompleteness.tsx'
import { hiddenInterests } from './edit/preview-person.ts'
import type { SaveProfile } from './edit/EditProfileForm.tsx'
import { Gallery } from './gallery/Gallery.tsx'
import { ProfileDetails } from './ProfileDetails.tsx'
import { ProfileHeader } from './ProfileHeader.tsx'
import { PreviewButton } from './edit/PreviewButton.tsx'
import { UnsavedGuard } from './edit/UnsavedGuard.tsx'
import { usePhotoRemovals } from './photo-removals.ts'
import { hasOwnerFields, refreshProfile, useProfile } from './profile-queries.ts'
import { ProfileError, profileGridClasses, ProfileSkeleton } from './ProfileStates.tsx'

const editor = () => import('./edit/EditProfileForm.tsx')
const photoEditor = () => import('./edit/PhotoEditor.tsx')
/** The editors are larger than the rest of the screen, so they load after it. */
const EditProfileForm = lazy(async () => ({ default: (await editor()).EditProfileForm }))
const PhotoEditor = lazy(async () => ({ default: (await photoEditor()).PhotoEditor }))

/**
 * While one edits, Done stays in reach: below everything on a small window, above the bottom bar, and above the fields on a wide one. What
 * gets the keyboard focus scrolls clear of it.
 */
const editingClasses = {
  page: 'max-lg:flex max-lg:flex-col max-lg:[&_:focus]:scroll-mb-16',
  done:
    'sticky z-10 border-line bg-ground py-2 lg:top-0 max-lg:order-last max-lg:-mx-4 max-lg:-mb-6 max-lg:border-t max-lg:px-4 md:max-lg:bottom-0 ' +
    'md:max-lg:-mx-8 md:max-lg:px-8 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))]',
}

interface OwnProfileScreenProps {
  /** Saves changed fields; absent ones stay unchanged. */
  onSave: SaveProfile
  /** Runs after photos or fields have changed. */
  onChanged: () => void
  onSetPlace: () => void
  settingsPath: string
  /** Runs after editing, when everything is saved. */
  onDone?: () => void
}

const Contact = ({ person }: { person: OwnPerson }) => {
  const t = useT(profilesText)
  return (
    <section className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <p className="flex items-center gap-2 text-sm text-soft">
        <Lock aria-hidden className="size-4" />
        {t('own.onlyYou')}
      </p>
      <dl className="grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5">
        {person.email === '' ? null : (
          <>
            <dt className="text-soft">{t('own.email')}</dt>
            <dd className="wrap-anywhere">{person.email}</dd>
          </>
        )}
        <dt className="text-soft">{t('own.phone')}</dt>
        <dd>
          <bdi dir="ltr">{person.phone}</bdi>
        </dd>
      </dl>
    </section>
  )
}

/** The member's own profile as others see it, with an editor. */
export const OwnProfileScreen = ({ onSave, onChanged, onSetPlace, settingsPath, onDone }: OwnProfileScreenProps) => {
  const t = useT(profilesText)
  const { isSensitive } = useOperatorLists()
  const id = useSession(({ user }) => user?.id ?? '')
  const form = useId()
  const [editing, setEditing] = useState(false)
  const [opening, startOpening] = useTransition()
  const [dirty, setDirty] = useState(false)
  const takesPart = useCanParticipate()
  const [waiting, setWaiting] = useState(false)
  useEffect(() => prefetchWhenIdle(() => Promise.all([editor(), photoEditor()])), [])
  const profile = useProfile(id)
  const cutOff = useServerUnreachable()
  const failedAt = profile.isRefetchError ? profile.errorUpdatedAt : 0
  useEffect(() => {
    // The profile stays on the screen; without a network, a line above it says so.
    if (failedAt > 0 && !isServerUnreachable()) showError(translateNow(profilesText, 'own.failed'))
  }, [failedAt])
  const { shown, removing } = usePhotoRemovals(profile.data?.person.images ?? [])
  if (profile.isPending) return <ProfileSkeleton />
  const stored = profile.data?.person
  if (stored === undefined || !hasOwnerFields(stored)) return <ProfileError error={profile.error} />
  const person = { ...stored, images: shown }

  const saved = async () => {
    setDirty(false)
    // Photos that are chosen but not uploaded would be lost with the editor.
    if (waiting) showError(t('own.photosWaiting'))
    else {
      setEditing(false)
      onDone?.()
    }
    await refreshProfile(id)
    onChanged()
  }
  // The profile stays visible while the editor loads.
  const edit = () => startOpening(() => setEditing(true))
  // Done submits the form, which stays open on an error. The button stays the same element to keep the keyboard focus; with type submit the
  // click that opens the form would also submit it.
  const toggle = () => {
    if (editing) document.querySelector<HTMLFormElement>(`form[id="${form}"]`)?.requestSubmit()
    else edit()
  }
  const Icon = editing ? Check : Pencil
  return (
    <div className={classes(profileGridClasses, editing && editingClasses.page)}>
      <UnsavedGuard dirty={dirty || waiting} />
      {cutOff ? <OfflineNotice className="rounded-control lg:col-span-2" /> : null}
      <div
        className={
          editing ? 'lg:self-start' : person.images.length === 0 ? 'self-start' : '-mx-4 self-start md:-mx-8 lg:sticky lg:top-6 lg:mx-0'
        }
      >
        <Suspense fallback={<Skeleton className="h-64" />}>
          {takesPart && (editing || person.images.length === 0) ? (
            <PhotoEditor
              ownerId={id}
              name={person.firstname}
              images={person.images}
              removing={removing}
              onChanged={onChanged}
              onWaiting={setWaiting}
            />
          ) : (
            <Gallery name={person.firstname} images={person.images} />
          )}
        </Suspense>
      </div>
      <div className={classes('flex flex-col gap-7', editing && 'max-lg:contents')}>
        {editing ? null : <ProfileHeader person={{ ...person, distance: null }} />}
        {takesPart ? (
          <div
            className={classes(
              'grid grid-cols-2 gap-x-2 gap-y-1 *:first:col-span-2 sm:flex sm:flex-wrap *:not-first:px-2 *:not-first:text-sm',
              editing && editingClasses.done,
            )}
          >
            <Button variant="secondary" busy={opening} icon={<Icon aria-hidden className="size-5" />} onClick={toggle}>
              {t(editing ? 'own.done' : 'own.edit')}
            </Button>
            {editing ? null : (
              <>
                <PreviewButton read={() => person} />
                <Button variant="quiet" icon={<MapPin aria-hidden className="size-5" />} onClick={onSetPlace}>
                  {t('own.place')}
                </Button>
              </>
            )}
          </div>
        ) : null}
        <Suspense>
          {editing ? (
            <EditProfileForm
              id={form}
              person={person}
              onSave={onSave}
              onSaved={() => void saved()}
              onSetPlace={onSetPlace}
              settingsPath={settingsPath}
              onDirty={setDirty}
            />
          ) : (
            <>
              {takesPart ? <ProfileCompleteness person={person} onEdit={edit} onSetPlace={onSetPlace} /> : null}
              {takesPart ? <PhotoCheckCard /> : null}
              {takesPart ? <OwnVoiceHello onChanged={() => void refreshProfile(id)} /> : null}
              <ProfileDetails person={person} reader="owner" hidden={hiddenInterests(person, isSensitive)} emptyBio={t('own.emptyBio')} />
              <Contact person={person} />
            </>
          )}
        </Suspense>
      </div>
    </div>
  )
}
