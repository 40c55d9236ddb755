import { lacksPreferredName } from '@celebrio/contract/people/meet-shapes'
import type { ProviderEntry } from '@celebrio/contract/people/profile-providers'
import { type OwnProfile, profileForm } from '@celebrio/contract/people/profiles'
import { checkForm } from '#lib/forms/check-form.ts'
import { type FieldErrors } from '#lib/forms/field-errors.ts'

type Place = { country_id: number | null; state_id: number | null; city_id: number | null }

/** A photo in the form: what is shown, and what to send if it has changed. */
export type PhotoValue = { shown: string | null; sent: string | null | undefined }

/** The form values. */
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

/** The form values of a profile. */
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

/** All values as a request body, for validation. Providers cannot take part in Meet new friends. */
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

const ifChanged = <Value>(value: Value, before: Value): Value | undefined =>
  JSON.stringify(value) === JSON.stringify(before) ? undefined : value

function meetChanges(values: EditValues, before: EditValues) {
  if (!values.joins) return { join_friend_community: before.joins ? false : undefined }
  if (!before.joins) return meetBody(values)
  return {
    preferred_name: ifChanged(values.preferred_name, before.preferred_name),
    likes: ifChanged(values.likes, before.likes),
    fp_address: ifChanged(values.fp_address, before.fp_address),
    summary: ifChanged(values.summary, before.summary),
    treat: ifChanged(values.treat, before.treat),
    meet_friend: { status: ifChanged(values.meet_private, before.meet_private), profile_photo: values.meet_photo.sent },
  }
}

const locationOf = ({ country_id, state_id, city_id }: Place): Place => ({ country_id, state_id, city_id })

/** The request body: only what was changed here, because the rest may have been changed on another device. */
export const changesOf = (values: EditValues, before: EditValues, meets: boolean) => ({
  name: ifChanged(values.name, before.name),
  mobile: ifChanged(values.mobile, before.mobile),
  address: ifChanged(values.address, before.address),
  dob: ifChanged(values.dob, before.dob),
  gender: ifChanged(values.gender, before.gender),
  bio: ifChanged(values.bio, before.bio),
  interests: ifChanged(values.interests, before.interests),
  education: ifChanged(values.education, before.education),
  hobbies: ifChanged(values.hobbies, before.hobbies),
  ...ifChanged(locationOf(values), locationOf(before)),
  is_private: ifChanged(values.is_private, before.is_private),
  profile_picture: values.photo.sent,
  preferred_sp: ifChanged(values.preferred, before.preferred)?.map(({ id }) => id),
  ...(meets && meetChanges(values, before)),
})

/** Client-side validation with the server's schema. */
export function checkEdit(values: EditValues, meets: boolean, required: string): FieldErrors {
  const lacking =
    meets && lacksPreferredName({ join_friend_community: values.joins, preferred_name: values.preferred_name.trim() })
  return { ...checkForm(profileForm, bodyOf(values, meets)), ...(lacking && { preferred_name: required }) }
}
