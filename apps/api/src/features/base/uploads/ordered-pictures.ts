import type { AppContext } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { claimUploads, prepareUploads } from './attach.ts'
import { discardUploads } from './discard.ts'

const accepted = new Set(['image/png', 'image/jpeg'])

/** Uploads that are to be shown, processed. Slow, so before the transaction. */
async function prepareAccepted(app: AppContext, viewer: Viewer, urls: string[], files: IncomingFile[]) {
  const uploads = await prepareUploads(app, viewer, urls, files)
  if (uploads.some(upload => !accepted.has(upload.content_type))) throw new AppError('upload_type_refused')
  return uploads.map(upload => upload.id)
}

const requireFew = (count: number, max: number) => {
  if (count > max) throw fieldError('images', 'too_many', { max })
}

/** What a form brings: addresses of pictures and files. */
type Sent<Urls> = { urls: Urls; files: IncomingFile[] }

/**
 * Makes the pictures of something new ready, png or jpeg, in a field `images`.
 * @returns ids of uploads, in the order of the addresses, then the files
 * @throws AppError validation_failed for too many of them, and what uploads are refused for
 */
export async function preparePictures(app: AppContext, viewer: Viewer, max: number, { urls, files }: Sent<string[]>) {
  requireFew(urls.length + files.length, max)
  return prepareAccepted(app, viewer, urls, files)
}

/** What is to be shown instead of what there is: ids of uploads, new ones among them. */
type Change = { order: number[]; added: number[] }

type Present = { max: number; present: readonly { id: number; image: string }[] }

/**
 * What is to be shown from now on: present pictures by their addresses and new ones, in the order of the addresses, then
 * the files. Without addresses the present ones stay and the files follow; null when nothing changes.
 * @throws AppError as `preparePictures`
 */
export async function preparePictureChange(
  app: AppContext,
  viewer: Viewer,
  { max, present }: Present,
  { urls, files }: Sent<string[] | undefined>,
): Promise<Change | null> {
  if (urls === undefined && files.length === 0) return null
  const wanted = [...new Set(urls ?? present.map(({ image }) => image))]
  requireFew(wanted.length + files.length, max)
  const held = new Map(present.map(({ id, image }) => [image, id]))
  const unknown = wanted.filter(url => !held.has(url))
  const added = await prepareAccepted(app, viewer, unknown, files)
  const order = wanted.map(url => held.get(url) ?? added[unknown.indexOf(url)] ?? 0)
  return { order: [...order, ...added.slice(unknown.length)], added }
}

type Shown = {
  /** Ids of uploads that are shown. */
  held: readonly number[]
  /** Has only these shown from now on, in this order. */
  replace: (ids: readonly number[]) => Promise<void>
}

type Pictures = {
  find: (tx: Tx, ids: readonly number[]) => Promise<readonly { id: number }[]>
  replace: (tx: Tx, id: number, uploadIds: readonly number[]) => Promise<void>
}

/** How the pictures of a kind of thing are read, and replaced. */
export const shownPictures =
  ({ find, replace }: Pictures) =>
  async (tx: Tx, id: number): Promise<Shown> => ({
    held: (await find(tx, [id])).map(image => image.id),
    replace: uploadIds => replace(tx, id, uploadIds),
  })

/** Shows what was prepared; pictures that went meanwhile stay away. */
export async function changePictures(
  app: AppContext,
  tx: Tx,
  viewer: Viewer,
  { held, replace }: Shown,
  { order, added }: Change,
): Promise<void> {
  const there = new Set([...held, ...added])
  const shown = order.filter(id => there.has(id))
  await claimUploads(tx, viewer, added)
  await replace(shown)
  await discardUploads(
    app,
    tx,
    held.filter(id => !shown.includes(id)),
  )
}
