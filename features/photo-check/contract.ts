import * as z from 'zod'
import { Photo } from '#features/photos/contract.ts'
import { uploadErrors } from '#features/uploads/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'

export const photoCheckErrors = errorCodes('photo_check', {
  /** The member has no photo to compare with. */
  no_photo: 409,
  /** The last photo check still waits for a moderator. */
  waiting: 409,
  /** The badge does not end soon enough for a new check. */
  already: 409,
  /** The challenge is unknown, used, expired or of another member. */
  challenge_over: 409,
  wrong_times: 422,
  unusable_frame: 422,
  same_frames: 422,
})

export const poses = [
  'hand_on_head',
  'two_fingers',
  'thumb_up',
  'open_hand',
  'fist',
  'three_fingers',
  'finger_on_nose',
  'hand_on_ear',
  'hand_on_cheek',
  'hand_under_chin',
  'look_left',
  'look_right',
] as const
export const Pose = z.enum(poses)
export type Pose = z.infer<typeof Pose>

/** Poses of one challenge. */
export const posesPerCheck = 3
/** One frame for each pose, and one between the first and the second. */
export const framesPerCheck = 4
/** Index of the pose that each frame shows; undefined for the frame between two poses. */
export const poseIndexByFrame = [0, undefined, 1, 2] as const
/** How long a challenge is valid, in seconds. */
export const challengeSeconds = 180
/** Shortest time from the challenge to the first frame, and between two frames, in milliseconds. A browser leaves more. */
export const minFrameGapMs = 1000
/** Largest frame in bytes. */
export const maxFrameBytes = 400_000
/** How long the badge lasts, in months. */
export const badgeMonths = 18
/** Days after the decision until the frames are deleted. */
export const framesKeptDays = 30
/** A new check is possible this many days before the badge ends. */
export const renewableDays = 60

/** Why a check was refused. */
export const photoCheckRefusalReasons = ['another_person', 'poses_missing', 'face_unclear', 'not_live', 'profile_photo_unclear'] as const
export const PhotoCheckRefusalReason = z.enum(photoCheckRefusalReasons)
export type PhotoCheckRefusalReason = z.infer<typeof PhotoCheckRefusalReason>

/** The month of the check, such as 2027-03; null without the badge. */
export const PhotoCheckedAt = z.string().nullable()

const OwnPhotoCheck = z.object({
  /** `stale`: the main photo has changed since the comparison, and a moderator will look at it. */
  state: z.enum(['none', 'waiting', 'checked', 'stale', 'refused']),
  photo_checked_at: PhotoCheckedAt,
  /** When the badge ends; null without one. */
  until: Moment.nullable(),
  reason: PhotoCheckRefusalReason.nullable(),
  /** Whether a new check can begin now. */
  may_start: z.boolean(),
  has_photo: z.boolean(),
})
export type OwnPhotoCheck = z.infer<typeof OwnPhotoCheck>

export const getOwnPhotoCheck = endpoint({
  method: 'GET',
  path: '/me/photo-check',
  access: 'member',
  summary: "Returns the state of the caller's photo check",
  response: data(OwnPhotoCheck),
})

const PhotoCheckChallenge = z.object({
  id: Id,
  poses: z.array(Pose),
  /** Seconds until the challenge expires. */
  seconds: z.int(),
})
export type PhotoCheckChallenge = z.infer<typeof PhotoCheckChallenge>

const startErrors = [photoCheckErrors.no_photo, photoCheckErrors.waiting, photoCheckErrors.already]

export const drawChallenge = endpoint({
  method: 'POST',
  path: '/me/photo-check/challenge',
  access: 'member',
  summary: 'Draws three poses, valid for three minutes and one attempt; an earlier challenge ends',
  status: 201,
  response: data(PhotoCheckChallenge),
  errors: [...startErrors, platformErrors.too_many],
})

export const sendPhotoCheck = endpoint({
  method: 'POST',
  path: '/me/photo-check',
  access: 'member',
  summary: 'Sends the frames of a challenge to the moderators; the challenge is used up even if they are refused',
  body: z.object({
    challenge: Id,
    frames: z
      .array(
        z.object({
          /** A finished upload: a JPEG. */
          upload: Id,
          /** When the frame was taken, in milliseconds after the challenge arrived. */
          at: z
            .int(platformErrors.invalid.code)
            .min(0, platformErrors.too_small.code)
            .max(challengeSeconds * 1000, platformErrors.too_big.code),
        }),
      )
      .length(framesPerCheck, platformErrors.invalid.code),
  }),
  response: data(OwnPhotoCheck),
  errors: [
    ...startErrors,
    photoCheckErrors.challenge_over,
    photoCheckErrors.wrong_times,
    photoCheckErrors.unusable_frame,
    photoCheckErrors.same_frames,
    uploadErrors.incomplete,
  ],
})

const moderator = { access: 'admin', staff: ['moderator'] } as const

const ReviewedPhotoCheck = z.object({
  id: Id,
  state: z.enum(['waiting', 'stale']),
  queued_at: Moment,
  member: z.object({ id: Id, firstname: z.string(), age: z.int() }),
})
export type ReviewedPhotoCheck = z.infer<typeof ReviewedPhotoCheck>

export const listPhotoChecks = endpoint({
  method: 'GET',
  path: '/admin/photo-checks',
  ...moderator,
  summary: 'Lists photo checks that wait for a moderator, oldest first, without their frames',
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ photo_checks: z.array(ReviewedPhotoCheck), next_cursor: z.string().nullable() })),
  errors: [platformErrors.invalid],
})

export const openPhotoCheck = endpoint({
  method: 'GET',
  path: '/admin/photo-checks/:id',
  ...moderator,
  summary: 'Returns a waiting photo check with its frames and the photos of the profile; every look is in the audit log',
  params: z.object({ id: Id }),
  response: data(
    ReviewedPhotoCheck.extend({
      poses: z.array(Pose),
      /** As data URIs, so that no address opens them; empty when they are deleted already. */
      frames: z.array(z.object({ image: z.string(), at: z.int() })),
      /** The main photo first. */
      photos: z.array(Photo),
      /** The photo that an earlier decision compared. */
      compared_photo: Id.nullable(),
    }),
  ),
  errors: [platformErrors.not_found],
})
export type OpenedPhotoCheck = z.infer<typeof openPhotoCheck.response>['data']

export const decidePhotoCheck = endpoint({
  method: 'POST',
  path: '/admin/photo-checks/:id/decide',
  ...moderator,
  console: 'fresh',
  summary: 'Approves a photo check for the main photo that was looked at, or refuses it with a reason that the member is told',
  params: z.object({ id: Id }),
  body: z.object({
    verdict: z.enum(['approve', 'refuse']),
    /** Required for a refusal. */
    reason: PhotoCheckRefusalReason.nullish(),
    /** The main photo that was looked at. */
    photo: Id,
  }),
  status: 204,
  errors: [platformErrors.conflict, platformErrors.required, platformErrors.not_found],
})
