import type { MeetFriend } from '@celebrio/contract/people/meet-shapes'

/** The form values of a Meet new friends profile. */
export type MeetValues = {
  preferred_name: string
  likes: string
  fp_address: string
  summary: string
  treat: 0 | 1
  isPrivate: boolean
  /** A new photo; null keeps the current one. */
  photo: File | null
}

/** The same with the date of birth, for users who have not given it. */
export type MeetFormValues = MeetValues & { dob: string }

/** Purpose of the form's draft. */
export const draftPurpose = 'meet-profile'

/** The form values of a profile; without one, empty ones with No Treat. */
export const meetValues = (profile: MeetFriend | null): MeetValues => ({
  preferred_name: profile?.preferred_name ?? '',
  likes: profile?.likes ?? '',
  fp_address: profile?.fp_address ?? '',
  summary: profile?.summary ?? '',
  treat: profile?.treat ?? 1,
  isPrivate: profile?.status === 1,
  photo: null,
})

/** Adds the values to the body of `POST /profile`, to join or to change the profile. */
export function appendMeet(form: FormData, { isPrivate, photo, treat, ...words }: MeetValues): FormData {
  form.set('join_friend_community', '1')
  for (const [name, text] of Object.entries(words)) form.set(name, text)
  form.set('treat', String(treat))
  form.set('meet_friend[status]', isPrivate ? '1' : '0')
  if (photo) form.set('meet_friend[profile_photo]', photo)
  return form
}
