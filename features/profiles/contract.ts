import * as z from 'zod'
import { About, AboutEdit } from '#features/members/about-contract.ts'
import { Birthday, maximumAge, memberErrors, minimumAge } from '#features/members/contract.ts'
import { Gender, genders } from '#features/members/gender-contract.ts'
import { Card } from '#features/photos/contract.ts'
import { PhotoCheckedAt } from '#features/photo-check/contract.ts'
import { FieldId } from '#features/profile-fields/field-contract.ts'
import { FieldAnswer, FieldAnswersEdit } from '#features/profile-fields/contract.ts'
import { VoiceHello } from '#features/voice-hello/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id, text } from '#platform/shared/fields.ts'

export const profileErrors = errorCodes('profiles', { age_over_18: 422, birth_fixed: 422, phone_invalid: 422, ages_crossed: 422 })

/** Who may send a first message without a match: everyone, members with a photo, or nobody. */
export const requestsFromOptions = ['everyone', 'photo', 'nobody'] as const

/** The viewer's relation to the member of a profile and what they may do there, so that the screen hides what the server would refuse. */
export const ViewerRelation = z.object({
  is_self: z.boolean(),
  reaction: z.enum(['none', 'liked', 'disliked']),
  likes_me: z.boolean(),
  matched: z.boolean(),
  can_message: z.boolean(),
  can_react: z.boolean(),
})

/** A member as seen by another signed-in member. */
export const Person = Card.extend({
  /** Date of birth; null when the member hides it or it is only estimated from the age given at sign-up. */
  dob: z.string().nullable(),
  ...About.shape,
  /** The first photo, 480 px wide. */
  profile_picture: z.string().nullable(),
  /** The member's voice hello; its owner gets it even while it waits for review. */
  voice_hello: VoiceHello.nullable(),
  photo_checked_at: PhotoCheckedAt,
  /** Answers to the operator's profile fields that the viewer may see. */
  fields: z.array(FieldAnswer),
})
export type Person = z.infer<typeof Person>

/** Fields that only the owner sees. */
export const OwnPerson = Person.extend({
  email: z.string(),
  phone: z.string(),
  /** Country of the number, ISO 3166-1 alpha-2. */
  phone_country: z.string(),
  gender: Gender,
  dob: z.string(),
  birth_estimated: z.boolean(),
  /** Who may find the member. The three built-in genders mean everybody, also people of own genders of the operator, unless `seek_exactly`. */
  seek: z.array(Gender),
  seek_exactly: z.boolean(),
  min_age: z.int(),
  max_age: z.int(),
  shows_lastname: z.boolean(),
  shows_birth: z.boolean(),
  shows_activity: z.boolean(),
  /** Whether others see the interests of faith and conviction. */
  shows_sensitive: z.boolean(),
  blurs_photos: z.boolean(),
  /** Ids of the operator's required fields without an answer. */
  missing_fields: z.array(FieldId),
})
export type OwnPerson = z.infer<typeof OwnPerson>

export const getProfile = endpoint({
  method: 'GET',
  path: '/profile/:id',
  access: 'guest',
  replica: true,
  token: 'profile:read',
  summary: 'Returns a member as the caller may see them; a blocked, hidden or unknown member gives the same 404',
  params: z.object({ id: Id }),
  response: data(z.object({ person: z.union([OwnPerson, Person]), viewer: ViewerRelation })),
  errors: [platformErrors.not_found, memberErrors.seen_enough],
})

export const ProfileEdit = z
  .object({
    firstname: text(1, 60),
    lastname: text(1, 60),
    dob: Birthday,
    phone: z.string().trim().min(1, platformErrors.required.code).max(25, profileErrors.phone_invalid.code),
    phone_country: z.string().regex(/^[A-Z]{2}$/),
    ...AboutEdit.shape,
    /** Edit of the answers to the operator's fields; absent fields stay unchanged. */
    fields: FieldAnswersEdit,
    /** The three built-in genders mean everybody, unless `seek_exactly`. */
    seek: z.array(Gender).min(1, platformErrors.required.code).max(genders.length),
    /** Counts only together with `seek`; false if it is absent. */
    seek_exactly: z.boolean(),
    min_age: z.int().min(minimumAge, platformErrors.too_small.code).max(maximumAge, platformErrors.too_big.code),
    max_age: z.int().min(minimumAge, platformErrors.too_small.code).max(maximumAge, platformErrors.too_big.code),
    shows_lastname: z.boolean(),
    shows_birth: z.boolean(),
    shows_activity: z.boolean(),
    shows_sensitive: z.boolean(),
    shows_reads: z.boolean(),
    requests_from: z.enum(requestsFromOptions),
    /** Only members with a photo check may send a first message. */
    requests_checked: z.boolean(),
    /** Whether the profile is shown only to people the member likes, matches or writes with. */
    private_mode: z.boolean(),
    /** Others see the member's photos blurred until the two match. */
    blurs_photos: z.boolean(),
  })
  .partial()
export type ProfileEdit = z.infer<typeof ProfileEdit>
