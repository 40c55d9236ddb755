import type { MeetFriend } from '@celebrio/contract/people/meet'

/** What somebody writes about themselves for meeting new friends. */
export type MeetValues = {
  preferred_name: string
  likes: string
  fp_address: string
  summary: string
  treat: 0 | 1
  isPrivate: boolean
  /** A new one; null leaves the one that is there. */
  photo: File | null
}

/** The values of a profile; for who has none, empty ones with No Treat. */
export const meetValues = (profile: MeetFriend | null): MeetValues => ({
  preferred_name: profile?.preferred_name ?? '',
  likes: profile?.likes ?? '',
  fp_address: profile?.fp_address ?? '',
  summary: profile?.summary ?? '',
  treat: profile?.treat ?? 1,
  isPrivate: profile?.status === 1,
  photo: null,
})

/** Adds what joining, or changing the meet profile, sends with `POST /profile`. */
export function appendMeet(form: FormData, { isPrivate, photo, treat, ...words }: MeetValues): FormData {
  form.set('join_friend_community', '1')
  for (const [name, text] of Object.entries(words)) form.set(name, text)
  form.set('treat', String(treat))
  form.set('meet_friend[status]', isPrivate ? '1' : '0')
  if (photo) form.set('meet_friend[profile_photo]', photo)
  return form
}
