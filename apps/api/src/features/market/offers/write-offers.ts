import { type OfferEdit, type OfferForm, offerLimits } from '@celebrio/contract/market/offer-forms'
import {
  changePictures,
  claimUploads,
  discardUploads,
  preparePictureChange,
  preparePictures,
  shownPictures,
} from '#features/base/uploads'
import { requireCategories } from '#features/market/categories'
import { adjustCount, lockOpenStore, requireOpen } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { canDeleteOffer, canEditOffer } from './policies.ts'
import { deleteOffer, findOffer, insertOffer, updateOffer } from './queries/offers.ts'
import { findImagesOf, replaceCategories, replaceImages, replaceItems } from './queries/parts.ts'
import { readOffer } from './read-offers.ts'

const { images: max } = offerLimits

const picturesOf = shownPictures({ find: findImagesOf, replace: replaceImages })

type Made = { id: number; provider_id: number }

/** @throws AppError validation_failed for items that the store does not have */
async function chooseItems(tx: Tx, offer: Made, itemIds: readonly number[]): Promise<void> {
  const chosen = await replaceItems(tx, offer, itemIds)
  if (chosen < itemIds.length) throw fieldError('items', 'item_unknown')
}

/** @throws AppError too_many_offers, validation_failed, and what pictures are refused for */
export async function createOffer(app: AppContext, viewer: Viewer, form: OfferForm, files: IncomingFile[]) {
  const { categories, images, items, ends_at = null, ...texts } = form
  const now = app.clock.now()
  if (ends_at && ends_at <= now) throw fieldError('ends_at', 'in_the_past')
  await requireCategories(app.db, categories)
  const uploadIds = await preparePictures(app, viewer, max, { urls: images, files })
  const offer = await inTransaction(app, async tx => {
    const { provider_id } = await lockOpenStore(app, tx, viewer)
    await adjustCount(tx, provider_id, 'offers', 1)
    const columns = { ...texts, ends_at, chosen_items: items.length > 0, provider_id, created_at: now }
    const { id } = await insertOffer(tx, columns)
    await replaceCategories(tx, id, categories)
    await chooseItems(tx, { id, provider_id }, items)
    await claimUploads(tx, viewer, uploadIds)
    await replaceImages(tx, id, uploadIds)
    return readOffer(app, tx, viewer, id)
  })
  return { message: 'Offer has been created successfully.', offer }
}

/**
 * An end may be put into the past: the offer is over then.
 * @throws AppError not_found for offers of others as well, validation_failed, and what pictures are refused for
 */
export async function editOffer(app: AppContext, viewer: Viewer, id: number, edit: OfferEdit, files: IncomingFile[]) {
  const present = await readOffer(app, app.db, viewer, id)
  authorize(present.can.edit)
  const { categories, images, items, ...columns } = edit
  if (categories) await requireCategories(app.db, categories)
  const change = await preparePictureChange(app, viewer, { max, present: present.images }, { urls: images, files })
  const offer = await inTransaction(app, async tx => {
    const now = app.clock.now()
    const locked = await findOffer(tx, viewer.id, now, id)
    authorize(locked && canEditOffer(viewer, locked))
    await requireOpen(app, tx, locked.provider_id)
    await updateOffer(tx, id, { ...columns, chosen_items: items && items.length > 0, edited_at: now })
    if (categories) await replaceCategories(tx, id, categories)
    if (items) await chooseItems(tx, locked, items)
    if (change) await changePictures(app, tx, viewer, await picturesOf(tx, id), change)
    return readOffer(app, tx, viewer, id)
  })
  return { message: 'Offer has been updated successfully.', offer }
}

/** @throws AppError not_found for offers of others as well */
export async function removeOffer(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const offer = await findOffer(tx, viewer.id, app.clock.now(), id)
    authorize(offer && canDeleteOffer(viewer, offer))
    await discardUploads(app, tx, await deleteOffer(tx, id))
    await adjustCount(tx, offer.provider_id, 'offers', -1)
  })
  return { message: 'Offer has been deleted successfully' }
}
