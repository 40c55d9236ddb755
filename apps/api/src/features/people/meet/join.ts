import type { MeetForm } from '@celebrio/contract/people/meet-shapes'
import type { AppContext } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { requireRole, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import { readMeetAccess } from './access.ts'
import { changeProfile, deleteProfile, lockPhoto, type MeetChanges, upsertProfile } from './queries/profiles.ts'

async function requireAge(app: AppContext, tx: Tx, viewer: Viewer): Promise<void> {
  requireRole('celebrant', viewer)
  const { age } = await readMeetAccess(app, tx, viewer)
  if (age === 'unknown') throw fieldError('dob', 'meet_dob_needed')
  if (age === 'minor') throw fieldError('join_friend_community', 'meet_adults_only')
}

const changesOf = (form: MeetForm, photo: string | null | undefined): MeetChanges => ({
  preferred_name: form.preferred_name || undefined,
  likes: form.likes,
  address: form.fp_address,
  summary: form.summary,
  treat: form.treat,
  is_private: form.meet_friend?.status,
  photo,
})

/** @throws AppError */
async function write(app: AppContext, tx: Tx, viewer: Viewer, form: MeetForm, changes: MeetChanges): Promise<void> {
  if (form.join_friend_community === false) return void (await deleteProfile(tx, viewer.id))
  if (form.join_friend_community === undefined) {
    const isChange = Object.values(changes).some(value => value !== undefined)
    return isChange ? void (await changeProfile(tx, viewer.id, changes)) : undefined
  }
  const { preferred_name } = changes
  if (preferred_name === undefined) throw fieldError('preferred_name', 'required')
  await requireAge(app, tx, viewer)
  await upsertProfile(tx, viewer.id, { ...changes, preferred_name }, app.clock.now())
}

/**
 * Joins the people who meet new friends, leaves them, or changes the meet profile, as a form says. Call it after the
 * account's own fields are written: it reads the date of birth of the same transaction.
 * @param photo the key of a new picture, null for none any more, undefined where it stays
 * @returns the key of the picture that is no longer used, if any, for its files to be deleted
 * @throws AppError validation_failed on `preferred_name`, on `dob` where it is not known, on `join_friend_community` for
 *   who is younger than 18; not_for_your_role for providers who join
 */
export async function saveMeetProfile(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  form: MeetForm,
  photo?: string | null,
): Promise<string | null> {
  const leaves = form.join_friend_community === false
  const before = leaves || photo !== undefined ? await lockPhoto(tx, viewer.id) : null
  await write(app, tx, viewer, form, changesOf(form, photo))
  return before !== photo ? before : null
}
