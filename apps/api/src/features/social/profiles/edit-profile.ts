import type { ProfileForm } from '@celebrio/contract/people/profiles'
import type { Language } from '@celebrio/contract/platform/languages'
import { placesAfter } from '#features/base/locations'
import { claimUploads, dropPicture, type StoredDocument, storeDocument } from '#features/base/uploads'
import { changesCompany, editCompany, updateUser } from '#features/people/accounts'
import { saveMeetProfile } from '#features/people/meet'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { type NewPicture, newFace, newLogo, newMeetPhoto } from './new-pictures.ts'
import { lockOwn } from './queries/profiles.ts'
import { countVisible, replacePreferred } from './queries/providers.ts'
import { readOwn } from './read-profiles.ts'
import { canBeBorn, mayBeBorn } from './rules.ts'

type Own = Awaited<ReturnType<typeof lockOwn>>

async function changePicture(app: AppContext, tx: Tx, viewer: Viewer, own: Own, picture: NewPicture) {
  if (picture === undefined) return {}
  if (picture) await claimUploads(tx, viewer, [picture.id])
  if (own.profile_picture) await dropPicture(app, tx, viewer, own.profile_picture)
  return { profile_picture: picture?.key ?? null }
}

async function changePreferred(tx: Tx, viewer: Viewer, ids: number[] | undefined): Promise<void> {
  if (!ids) return
  if ((await countVisible(tx, viewer.id, ids)) < ids.length) throw fieldError('preferred_sp', 'provider_unknown')
  await replacePreferred(tx, viewer.id, ids)
}

async function changeMeeting(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  form: ProfileForm,
  photo: NewPicture,
): Promise<void> {
  if (photo) await claimUploads(tx, viewer, [photo.id])
  const unused = await saveMeetProfile(app, tx, viewer, form, photo && photo.key)
  if (unused) await dropPicture(app, tx, viewer, unused)
}

/** The columns of the account that the form changes. */
const columnsOf = (form: ProfileForm) => {
  const { name, mobile, address, dob, gender, bio, interests, education, hobbies, is_private } = form
  return { name, mobile, address, dob, gender, bio, interests, education, hobbies, is_private }
}

type NewFiles = { face: NewPicture; photo: NewPicture; logo: NewPicture; document: StoredDocument | undefined }

/** Slow: before the transaction. @throws AppError whatever a file is refused for */
async function newFiles(app: AppContext, viewer: Viewer, form: ProfileForm, files: IncomingFile[]): Promise<NewFiles> {
  const document = files.find(file => file.field === 'service_provider[document]')
  return {
    face: await newFace(app, viewer, form, files),
    photo: await newMeetPhoto(app, viewer, form, files),
    logo: await newLogo(app, viewer, form, files),
    document: document && (await storeDocument(app, document)),
  }
}

async function changeCompany(app: AppContext, tx: Tx, viewer: Viewer, form: ProfileForm, { logo, document }: NewFiles) {
  const { profile_picture: _, ...company } = form.service_provider ?? {}
  const files = { logo: logo && logo.key, document }
  if (!changesCompany(company, files)) return
  if (logo) await claimUploads(tx, viewer, [logo.id])
  const unused = await editCompany(app, tx, viewer, company, files)
  if (unused) await dropPicture(app, tx, viewer, unused)
}

async function write(app: AppContext, tx: Tx, viewer: Viewer, form: ProfileForm, files: NewFiles): Promise<void> {
  const own = await lockOwn(tx, viewer.id)
  if (form.dob !== undefined && !mayBeBorn(own, form.dob, app.clock.now())) throw fieldError('dob', 'child_birthday')
  const places = await placesAfter(tx, own, form)
  const picture = await changePicture(app, tx, viewer, own, files.face)
  await updateUser(tx, viewer.id, { ...columnsOf(form), ...places, ...picture })
  await changePreferred(tx, viewer, form.preferred_sp)
  await changeMeeting(app, tx, viewer, form, files.photo)
  await changeCompany(app, tx, viewer, form, files)
}

/**
 * Changes what is sent of the own profile, all or nothing.
 * @throws AppError validation_failed on the field that is wrong, and whatever a file is refused for
 */
export async function editProfile(
  app: AppContext,
  viewer: Viewer,
  form: ProfileForm,
  { files, language }: { files: IncomingFile[]; language: Language },
) {
  if (form.dob && !canBeBorn(form.dob, app.clock.now())) throw fieldError('dob', 'birthday_range')
  const prepared = await newFiles(app, viewer, form, files)
  try {
    await inTransaction(app, tx => write(app, tx, viewer, form, prepared))
  } catch (error) {
    if (prepared.document) await app.files.delete(prepared.document.key)
    throw error
  }
  return { message: 'Profile has been updated successfully', user: await readOwn(app, viewer, language) }
}
