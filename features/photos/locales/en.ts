import type { photoErrors } from '../contract.ts'

export const en = {
  errors: {
    not_an_image: 'Only png, jpg and jpeg pictures are accepted.',
    too_many_pixels: 'This picture has too many pixels.',
    too_large: 'A picture may have 10 MB at most.',
    too_small: 'This picture is too small.',
    broken: 'This picture cannot be read. Please choose another one.',
    too_many: 'You have as many photos as we can keep. Please remove one first.',
    missing: 'Please choose a photo.',
    unknown: 'One of these photos is no longer there. Please look again.',
  } satisfies Record<keyof typeof photoErrors, string>,
  step: {
    title: 'Add a photo',
    promise: '10X more visibility',
    text: 'People with a photo are seen ten times as often. One where your face is easy to see works best.',
    skip: 'Skip for now',
    go: 'Continue',
  },
  upload: {
    choose: 'Choose photos',
    more: 'Choose more photos',
    formats: 'PNG, JPG or JPEG, up to 10 MB each',
    chosen: 'Chosen photos',
    preview: 'Photo {number}: {name}',
    drop: 'Remove photo {number}',
    send: { one: 'Upload photo', other: 'Upload {count} photos' },
    wrongKind: '{name} is not a png, jpg or jpeg picture.',
    tooLarge: '{name} has more than 10 MB.',
    uploading: 'Uploading',
    removing: 'Removing',
    done: { one: 'Your photo is there.', other: 'Your photos are there.' },
  },
}
