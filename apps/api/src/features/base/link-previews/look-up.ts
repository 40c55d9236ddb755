import type { AppContext } from '#platform/app-context.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Tx } from '#platform/db/database.ts'
import { folderOf } from '#platform/files/keys.ts'
import { fetchPublic } from '#platform/outbound/fetch-public.ts'
import { isPublicWebUrl } from '#platform/outbound/public-address.ts'
import { firstLink } from './first-link.ts'
import { deleteUnusedSince, ensurePreview, findPreview, updatePreview } from './queries.ts'
import { readPage } from './read-page.ts'
import { savePicture } from './save-picture.ts'

/** For a page and its picture together. */
const milliseconds = 8_000
const pageBytes = 512_000
const isPage = (type: string) => type === 'text/html' || type === 'application/xhtml+xml'
const dayLength = 24 * 60
const triedAgainMinutes = 7 * dayLength
const keptMinutes = 90 * dayLength
const sweptAtOnce = 100

type Looked = { status: string; looked_at: Date | null }

/** What was found stands as it was when it was sent; where nothing was found, it is tried again after a week. */
const isSettled = (app: AppContext, { status, looked_at }: Looked) =>
  status === 'found' || (looked_at !== null && looked_at > minutesAfter(app.clock.now(), -triedAgainMinutes))

/**
 * The preview of the first link of a text that leads to the public web.
 * @returns its id, and whether `lookUp` is still to be called, outside of the transaction; null without such a link
 */
export async function previewOf(
  app: AppContext,
  tx: Tx,
  text: string,
): Promise<{ id: number; isToBeLookedUp: boolean } | null> {
  const url = firstLink(text)
  if (url === null || !(isPublicWebUrl(url) || app.settings.previewsFrom?.(url))) return null
  const preview = await ensurePreview(tx, url, app.clock.now())
  return { id: preview.id, isToBeLookedUp: !isSettled(app, preview) }
}

const noPicture = { picture: null, width: null, height: null } as const

async function pictureOf(app: AppContext, url: string | null, until: AbortSignal) {
  if (url === null) return noPicture
  // A page without its picture is worth showing.
  return (await savePicture(app, url, until).catch(() => null)) ?? noPicture
}

const nothing = { status: 'none', title: null, description: null, site: null, ...noPicture } as const

async function readWeb(app: AppContext, url: string) {
  const until = AbortSignal.timeout(milliseconds)
  const bounds = { accepts: isPage, maxBytes: pageBytes, cut: true, reaches: app.settings.previewsFrom, until }
  const { title, picture, ...rest } = readPage(await fetchPublic(url, bounds))
  if (title === null) return nothing
  return { ...rest, status: 'found' as const, title, ...(await pictureOf(app, picture, until)) }
}

const removePicture = (app: AppContext, key: string) => app.files.deleteAll(`media/${folderOf(key)}/`)

/** Reads the page of a preview, unless it is settled. @returns whether there is something to show */
export async function lookUp(app: AppContext, id: number): Promise<boolean> {
  const preview = await findPreview(app.db, id)
  if (!preview) return false
  if (isSettled(app, preview)) return preview.status === 'found'
  const found = await readWeb(app, preview.url).catch((error: unknown) => {
    app.log.debug({ err: error }, 'link preview')
    return nothing
  })
  await updatePreview(app.db, id, { ...found, looked_at: app.clock.now() })
  return found.status === 'found'
}

/** Forgets what nobody has sent for three months: a link stays, what its page said then goes. */
export async function sweepPreviews(app: AppContext): Promise<void> {
  const before = minutesAfter(app.clock.now(), -keptMinutes)
  const sweepSome = async () => {
    const { count, pictures } = await deleteUnusedSince(app.db, before, sweptAtOnce)
    for (const key of pictures) await removePicture(app, key)
    return count
  }
  while ((await sweepSome()) === sweptAtOnce);
}
