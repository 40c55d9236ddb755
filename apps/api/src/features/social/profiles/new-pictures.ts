import type { ProfileForm } from '@celebrio/contract/people/profiles'
import { portraitKey, prepareUpload } from '#features/base/uploads'
import { readOwnMeetProfile } from '#features/people/meet'
import type { AppContext } from '#platform/app-context.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { findOwnLogo, findOwnPicture } from './queries/profiles.ts'

/** A new picture: its key, and the upload to be claimed; null takes the picture away, undefined leaves it. */
export type NewPicture = { id: number; key: string } | null | undefined

type Source = {
  field: string
  /** What the form holds: forms send back the address that they were given. */
  url: string | null | undefined
  present: string | null
  files: IncomingFile[]
}

async function newPicture(
  app: AppContext,
  viewer: Viewer,
  { field, url, present, files }: Source,
): Promise<NewPicture> {
  const hasFile = files.some(file => file.field === field)
  if (!hasFile && url === null) return null
  if (!hasFile && (url === undefined || url === present)) return undefined
  const upload = await prepareUpload(app, viewer, { field, kind: 'image', url: url ?? undefined, files })
  return upload ? { id: upload.id, key: portraitKey(upload) } : undefined
}

const companyFace = 'service_provider[profile_picture]'

/**
 * The picture of the profile, which providers may send with their company. Slow: before the transaction.
 * @throws AppError what it is refused for
 */
export async function newFace(
  app: AppContext,
  viewer: Viewer,
  form: ProfileForm,
  files: IncomingFile[],
): Promise<NewPicture> {
  const key = await findOwnPicture(app.db, viewer.id)
  const present = key && app.files.publicUrl(key)
  const ofCompany = form.service_provider?.profile_picture
  const byCompany = ofCompany !== undefined || files.some(file => file.field === companyFace)
  return byCompany
    ? newPicture(app, viewer, { field: companyFace, url: ofCompany, present, files })
    : newPicture(app, viewer, { field: 'profile_picture', url: form.profile_picture, present, files })
}

/** The logo of the company. @throws AppError what it is refused for */
export async function newLogo(
  app: AppContext,
  viewer: Viewer,
  form: ProfileForm,
  files: IncomingFile[],
): Promise<NewPicture> {
  const field = 'service_provider[logo]'
  const url = form.service_provider?.logo
  if (url === undefined && files.every(file => file.field !== field)) return undefined
  const key = await findOwnLogo(app.db, viewer.id)
  return newPicture(app, viewer, { field, url, present: key && app.files.publicUrl(key), files })
}

/** The photo of the meet profile, for who has joined or joins with this form. @throws AppError what it is refused for */
export async function newMeetPhoto(
  app: AppContext,
  viewer: Viewer,
  form: ProfileForm,
  files: IncomingFile[],
): Promise<NewPicture> {
  const field = 'meet_friend[profile_photo]'
  const url = form.meet_friend?.profile_photo
  if (url === undefined && files.every(file => file.field !== field)) return undefined
  const meet = await readOwnMeetProfile(app, app.db, viewer)
  if (form.join_friend_community === false || !(meet || form.join_friend_community)) return undefined
  return newPicture(app, viewer, { field, url, present: meet?.profile_photo ?? null, files })
}
