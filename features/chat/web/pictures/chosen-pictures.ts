import { create } from 'zustand'
import { onSessionChange } from '#platform/web/client/session.ts'
import { translateNow } from '#platform/web/i18n.tsx'
import { showInfo } from '#platform/web/ui/toasts/toast.ts'
import { chatText } from '../../locales/text.ts'

/** The most pictures that can be sent at a time. */
const maxPictures = 10

/** Chosen pictures that the member has not sent yet, by receiver. */
const useAll = create<Record<string, readonly File[]>>(() => ({}))
onSessionChange(() => useAll.setState({}, true))

const none: readonly File[] = []
export const useChosenPictures = (uid: string): readonly File[] => useAll((all) => all[uid] ?? none)

/** Opens the preview of pictures before they are sent. An empty list closes it. */
export const previewPictures = (uid: string, files: readonly File[]): void => {
  if (files.length > maxPictures) showInfo(translateNow(chatText, 'pictures.tooMany', { max: maxPictures }))
  useAll.setState({ [uid]: files.slice(0, maxPictures) })
}

/** Returns the pictures among pasted or dropped files. The file extension counts, too, because some systems do not know the type of HEIC. */
export const picturesIn = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type, name }) => type.startsWith('image/') || /\.(jpe?g|png|webp|hei[cf])$/i.test(name))
