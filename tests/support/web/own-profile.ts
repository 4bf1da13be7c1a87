import { emptyAbout } from '#features/members/about-contract.ts'
import { en as vocabulary } from '#features/members/locales/vocabulary/en.ts'
import type { OwnPerson } from '#features/profiles/contract.ts'
import { en as profiles } from '#features/profiles/locales/en.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'

// The texts of other features that this test looks up.
const members = {
  male: 'Man',
  female: 'Woman',
  other: 'Other',
  online: 'Online',
  nearby: 'Less than 2 km away',
  distance: { other: '{count} km away' },
  lastSeen: { hour: 'Within the hour', day: 'Last seen today' },
}
const photos = {
  upload: {
    choose: 'Choose photos',
    more: 'Choose more photos',
    formats: 'PNG, JPG or JPEG',
    advice: 'Up to {max} photos are plenty.',
    chosen: 'Chosen photos',
    preview: 'Photo {number}: {name}',
    drop: 'Remove chosen photo {number}',
    send: { one: 'Upload photo', other: 'Upload {count} photos' },
  },
  crop: { open: 'Crop photo {number}', title: 'Crop the photo', text: 'Drag it.' },
  order: { earlier: 'Move photo {number} forward', later: 'Move photo {number} back', moved: 'Now number {number}.', main: 'First photo' },
}
const places = {
  phone: { choose: 'Choose', countriesFailed: 'Error fetching countries:' },
  errors: { phone_too_short: 'This number is too short for the country' },
}
export const ownPhoto = {
  id: 'a',
  image: '/photos/a',
  image_160: '/photos/a/160',
  image_480: '/photos/a/480',
  image_1080: '/photos/a/1080',
  image_blur: 'data:,',
  width: 480,
  height: 600,
  blurred: false,
}
/** The profile of a member, as the server sends it to the member. */
export const amina: OwnPerson = {
  id: 'me',
  voice_hello: null,
  photo_checked_at: null,
  firstname: 'Amina',
  lastname: 'Bello',
  age: 28,
  active: true,
  last_seen: null,
  country: { code: 'CM', name: 'Cameroon' },
  location: 'Douala',
  distance: 0,
  image: null,
  image_blur: null,
  images: [ownPhoto],
  dob: '1997-05-14',
  ...emptyAbout,
  profile_picture: null,
  email: 'amina@b.example',
  phone: '+237677123456',
  phone_country: 'CM',
  gender: 'female',
  birth_estimated: true,
  seek: ['male'],
  seek_exactly: true,
  min_age: 19,
  max_age: 120,
  shows_lastname: true,
  shows_birth: true,
  shows_activity: true,
  shows_sensitive: false,
  blurs_photos: false,
  fields: [],
  missing_fields: [],
}
export const ownViewer = { is_self: true, reaction: 'none', likes_me: false, matched: false, can_message: false, can_react: false }

/** The texts of the screen “My profile”. */
export const ownProfileTexts = { profiles, members, vocabulary, photos, places, platform }
