import type { Language } from '@celebrio/contract/platform/languages'
import type { ProfileForm } from '@celebrio/contract/social/profiles'
import { placesAfter } from '#features/base/locations'
import { claimUploads, dropPicture } from '#features/base/uploads'
import { saveMeetProfile } from '#features/people/meet'
import { inTransaction, type Kit } from '#platform/app-context.ts'
import { fieldRefusal } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/form-body.ts'
import { type NewPicture, newFace, newMeetPhoto } from './new-pictures.ts'
import { lockOwn, updateProfile } from './queries/profiles.ts'
import { countVisible, replacePreferred } from './queries/providers.ts'
import { readOwn } from './read-profiles.ts'
import { canBeBorn } from './rules.ts'

type Own = Awaited<ReturnType<typeof lockOwn>>

async function changePicture(kit: Kit, tx: Tx, viewer: Viewer, own: Own, picture: NewPicture) {
  if (picture === undefined) return {}
  if (picture) await claimUploads(tx, viewer, [picture.id])
  if (own.profile_picture) await dropPicture(kit, tx, viewer, own.profile_picture)
  return { profile_picture: picture?.key ?? null }
}

async function changePreferred(tx: Tx, viewer: Viewer, ids: number[] | undefined): Promise<void> {
  if (!ids) return
  if ((await countVisible(tx, viewer.id, ids)) < ids.length) throw fieldRefusal('preferred_sp', 'provider_unknown')
  await replacePreferred(tx, viewer.id, ids)
}

async function changeMeeting(kit: Kit, tx: Tx, viewer: Viewer, form: ProfileForm, photo: NewPicture): Promise<void> {
  if (photo) await claimUploads(tx, viewer, [photo.id])
  const unused = await saveMeetProfile(kit, tx, viewer, form, photo && photo.key)
  if (unused) await dropPicture(kit, tx, viewer, unused)
}

/** The columns of the account that the form changes. */
const columnsOf = (form: ProfileForm) => {
  const { name, mobile, address, dob, gender, bio, interests, education, hobbies, is_private } = form
  return { name, mobile, address, dob, gender, bio, interests, education, hobbies, is_private }
}

/**
 * Changes what is sent of the own profile, all or nothing.
 * @throws Refusal validation_failed on the field that is wrong, and whatever the picture is refused for
 */
export async function editProfile(
  kit: Kit,
  viewer: Viewer,
  form: ProfileForm,
  { files, language }: { files: IncomingFile[]; language: Language },
) {
  if (form.dob && !canBeBorn(form.dob, kit.clock.now())) throw fieldRefusal('dob', 'birthday_range')
  const picture = await newFace(kit, viewer, form, files)
  const photo = await newMeetPhoto(kit, viewer, form, files)
  await inTransaction(kit, async tx => {
    const own = await lockOwn(tx, viewer.id)
    const places = await placesAfter(tx, own, form)
    const face = await changePicture(kit, tx, viewer, own, picture)
    await updateProfile(tx, viewer.id, { ...columnsOf(form), ...places, ...face })
    await changePreferred(tx, viewer, form.preferred_sp)
    await changeMeeting(kit, tx, viewer, form, photo)
    await kit.tell(tx, 'profile.updated', { user_id: viewer.id })
  })
  return { message: 'Profile has been updated successfully', user: await readOwn(kit, viewer, language) }
}
