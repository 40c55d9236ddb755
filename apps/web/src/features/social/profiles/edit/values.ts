import { lacksPreferredName } from '@celebrio/contract/people/meet'
import type { ProviderEntry } from '@celebrio/contract/social/profile-providers'
import { type OwnProfile, profileForm } from '@celebrio/contract/social/profiles'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors } from '#lib/forms/field-errors.ts'

type Place = { country_id: number | null; state_id: number | null; city_id: number | null }

/** A photo as the form holds it: what is shown, and what is to be sent where it has changed. */
export type PhotoValue = { shown: string | null; sent: string | null | undefined }

/** What stands in the fields. */
export type EditValues = Place & {
  photo: PhotoValue
  is_private: boolean
  name: string
  mobile: string
  address: string
  dob: string
  gender: string
  bio: string
  interests: string
  education: string
  hobbies: string
  preferred: ProviderEntry[]
  joins: boolean
  preferred_name: string
  likes: string
  fp_address: string
  summary: string
  treat: '0' | '1'
  meet_private: boolean
  meet_photo: PhotoValue
}

const meetValues = ({ join_friend_community, meet_friend: meet }: OwnProfile) => ({
  joins: join_friend_community,
  preferred_name: meet?.preferred_name ?? '',
  likes: meet?.likes ?? '',
  fp_address: meet?.fp_address ?? '',
  summary: meet?.summary ?? '',
  treat: meet?.treat === 0 ? ('0' as const) : ('1' as const),
  meet_private: meet?.status === 1,
  meet_photo: { shown: meet?.profile_photo ?? null, sent: undefined },
})

/** The fields as the profile is now. */
export const valuesOf = (profile: OwnProfile): EditValues => ({
  photo: { shown: profile.profile_picture, sent: undefined },
  is_private: profile.is_private,
  name: profile.name,
  mobile: profile.mobile ?? '',
  address: profile.address ?? '',
  dob: profile.dob ?? '',
  gender: profile.gender === null ? '' : String(profile.gender),
  bio: profile.bio ?? '',
  interests: profile.interests ?? '',
  education: profile.education ?? '',
  hobbies: profile.hobbies ?? '',
  country_id: profile.country_id,
  state_id: profile.state_id,
  city_id: profile.city_id,
  preferred: profile.preferred_sp,
  ...meetValues(profile),
})

const meetBody = (values: EditValues) => {
  if (!values.joins) return { join_friend_community: false }
  const { preferred_name, likes, fp_address, summary, treat, meet_private, meet_photo } = values
  return {
    join_friend_community: true,
    preferred_name,
    likes,
    fp_address,
    summary,
    treat,
    meet_friend: { status: meet_private, profile_photo: meet_photo.sent },
  }
}

/** All that stands in the fields, for the check. Providers do not meet new friends. */
const bodyOf = (values: EditValues, meets: boolean) => ({
  name: values.name,
  mobile: values.mobile,
  address: values.address,
  dob: values.dob,
  gender: values.gender,
  bio: values.bio,
  interests: values.interests,
  education: values.education,
  hobbies: values.hobbies,
  country_id: values.country_id,
  state_id: values.state_id,
  city_id: values.city_id,
  is_private: values.is_private,
  profile_picture: values.photo.sent,
  preferred_sp: values.preferred.map(({ id }) => id),
  ...(meets && meetBody(values)),
})

const kept = <Value>(value: Value, before: Value): Value | undefined =>
  JSON.stringify(value) === JSON.stringify(before) ? undefined : value

function meetChanges(values: EditValues, before: EditValues) {
  if (!values.joins) return { join_friend_community: before.joins ? false : undefined }
  if (!before.joins) return meetBody(values)
  return {
    preferred_name: kept(values.preferred_name, before.preferred_name),
    likes: kept(values.likes, before.likes),
    fp_address: kept(values.fp_address, before.fp_address),
    summary: kept(values.summary, before.summary),
    treat: kept(values.treat, before.treat),
    meet_friend: { status: kept(values.meet_private, before.meet_private), profile_photo: values.meet_photo.sent },
  }
}

const placeOf = ({ country_id, state_id, city_id }: Place): Place => ({ country_id, state_id, city_id })

/** What is sent: only what was changed here, for the rest may have been changed on another device meanwhile. */
export const changesOf = (values: EditValues, before: EditValues, meets: boolean) => ({
  name: kept(values.name, before.name),
  mobile: kept(values.mobile, before.mobile),
  address: kept(values.address, before.address),
  dob: kept(values.dob, before.dob),
  gender: kept(values.gender, before.gender),
  bio: kept(values.bio, before.bio),
  interests: kept(values.interests, before.interests),
  education: kept(values.education, before.education),
  hobbies: kept(values.hobbies, before.hobbies),
  ...kept(placeOf(values), placeOf(before)),
  is_private: kept(values.is_private, before.is_private),
  profile_picture: values.photo.sent,
  preferred_sp: kept(values.preferred, before.preferred)?.map(({ id }) => id),
  ...(meets && meetChanges(values, before)),
})

/** What is wrong before anything is sent, as the server will find it. */
export function checkEdit(values: EditValues, meets: boolean, required: string): FieldErrors {
  const lacking =
    meets && lacksPreferredName({ join_friend_community: values.joins, preferred_name: values.preferred_name.trim() })
  return { ...checkForm(profileForm, bodyOf(values, meets)), ...(lacking && { preferred_name: required }) }
}
