import { useEffect } from 'react'
import type { Photo } from '#features/photos/contract.ts'
import { photoSources } from '#features/photos/web/index.ts'
import type { FeedPerson } from '../match-queries.ts'
import { runInOwnAnimationFrame } from './frames/frame-queue.ts'
import { useDataSaverOn } from '#platform/web/client/loading/data-saver.ts'

/** The width of a photo in the deck, for the `sizes` attribute of an image. */
export const deckPhotoSizes = '(min-width: 768px) 28rem, 100vw'
/** For this many people after the current one, the first photo is fetched ahead. */
const peopleAhead = 3

const fetched = new Set<string>()
const fetchPhoto = (photo: Photo): void => {
  if (fetched.has(photo.id)) return
  fetched.add(photo.id)
  const sources = photoSources(photo)
  // `sizes` first, so that the browser chooses the file that the card will ask for.
  Object.assign(new Image(), {
    sizes: deckPhotoSizes,
    fetchPriority: 'low',
    srcset: Object.entries(sources)
      .map(([width, url]) => `${url} ${width}w`)
      .join(', '),
  })
}

/** Fetches the first photos of the next people, unless the member saves data. */
export const usePrefetchDeckPhotos = (people: readonly FeedPerson[]): void => {
  const savesData = useDataSaverOn()
  useEffect(() => {
    if (savesData) return undefined
    return runInOwnAnimationFrame('reading', () => {
      for (const { person } of people.slice(1, peopleAhead + 1)) if (person.images[0] !== undefined) fetchPhoto(person.images[0])
    })
  }, [people, savesData])
}
