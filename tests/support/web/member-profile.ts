import { emptyAbout } from '#features/members/about-contract.ts'
import type { Person } from '#features/profiles/contract.ts'

export const createProfilePhoto = (id: string) => ({
  id,
  image: `/photos/${id}`,
  image_160: `/photos/${id}/160`,
  image_480: `/photos/${id}/480`,
  image_1080: `/photos/${id}/1080`,
  image_blur: 'data:,',
  width: 480,
  height: 600,
  blurred: false,
})
/** The profile of another member. */
export const brian: Person = {
  id: 'brian',
  voice_hello: null,
  photo_checked_at: null,
  firstname: 'Brian',
  lastname: 'Otieno',
  age: 31,
  active: false,
  last_seen: 'day',
  country: { code: 'CM', name: 'Cameroon' },
  location: 'Douala',
  distance: 7,
  image: null,
  image_blur: null,
  images: [createProfilePhoto('a'), createProfilePhoto('b')],
  dob: '1994-11-02',
  ...emptyAbout,
  bio: '<b>Cook</b> on Sundays',
  looking_for: ['dating'],
  interests: ['Jazz'],
  prompts: [{ question: 'The dish I cook best', answer: 'Ndolè' }],
  profile_picture: null,
  fields: [],
}
