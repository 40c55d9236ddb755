import {
  type DealEdit,
  type DealForm,
  type DealStatus,
  dealCurrency,
  dealLimits,
} from '@celebrio/contract/market/deal-forms'
import { currencyDigits } from '@celebrio/contract/platform/currencies'
import { minorUnits } from '@celebrio/contract/platform/money'
import { placesAfter } from '#features/base/locations'
import {
  changePictures,
  claimUploads,
  discardUploads,
  preparePictureChange,
  preparePictures,
  shownPictures,
} from '#features/base/uploads'
import { findCategoryIds } from '#features/market/categories'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { AppError, fieldError } from '#platform/app-error.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import { type Db, type Tx, violatesConstraint } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { canDeleteDeal, canEditDeal, canSetStatus, canTrade } from './policies.ts'
import { findImagesOf } from './queries/cards.ts'
import { countDeals, findHome, lockSeller } from './queries/sellers.ts'
import { type DealRow, findDeal } from './queries/visible.ts'
import { deleteDeal, insertDeal, keepWords, replaceImages, updateDeal } from './queries/writes.ts'
import { readDeal } from './read-deals.ts'
import { costsAfter, movesPlace } from './rules.ts'

const { images: max } = dealLimits

const picturesOf = shownPictures({ find: findImagesOf, replace: replaceImages })

/** @throws AppError validation_failed for more decimals than the currency has */
function minorOf(cost: number, currency: string): number {
  const minor = minorUnits(cost, currency)
  if (minor === null) throw fieldError('cost', 'too_many_decimals', { max: currencyDigits(currency) })
  return minor
}

const day = 24 * 60 * 60 * 1000

/** @throws AppError validation_failed for an end that is past, or too far ahead */
function checkEnd(validTill: Date, now: Date): void {
  if (validTill <= now) throw fieldError('valid_till', 'in_the_past')
  if (validTill.getTime() > now.getTime() + dealLimits.days * day) throw fieldError('valid_till', 'too_far')
}

/** @throws AppError validation_failed for a category that there is not */
async function checkCategory(db: Db, id: number | null | undefined): Promise<void> {
  if (typeof id === 'number' && !(await findCategoryIds(db, [id])).has(id))
    throw fieldError('category_id', 'not_a_choice')
}

type Place = { country_id: number | null; state_id: number | null; city_id: number | null }

/** Where it is said to be, else where the seller lives. @throws AppError validation_failed for a place in another */
async function placeOf(db: Db, form: DealForm, home: Place): Promise<Place> {
  const { country_id = null, state_id = null, city_id = null } = form
  if (!movesPlace(form)) return { country_id: home.country_id, state_id: home.state_id, city_id: home.city_id }
  return placesAfter(db, { country_id: null, state_id: null, city_id: null }, { country_id, state_id, city_id })
}

/** Counts a locked seller's deals. @throws AppError too_many_deals */
async function count(tx: Tx, userId: number): Promise<void> {
  try {
    await countDeals(tx, userId)
  } catch (error) {
    if (violatesConstraint(error, 'deal_sellers_most')) throw new AppError('too_many_deals')
    throw error
  }
}

/** @throws AppError not_for_your_role, too_many_deals, validation_failed, and what pictures are refused for */
export async function createDeal(app: AppContext, viewer: Viewer, form: DealForm, files: IncomingFile[]) {
  authorize(canTrade(viewer), 'not_for_your_role')
  const home = await findHome(app.db, viewer.id)
  const now = app.clock.now()
  const { title, description, valid_till, currency = dealCurrency, condition = null, category_id = null } = form
  const cost = minorOf(form.cost, currency)
  checkEnd(valid_till, now)
  await checkCategory(app.db, category_id)
  const place = await placeOf(app.db, form, home)
  const uploadIds = await preparePictures(app, viewer, max, { urls: form.images, files })
  const or_nearest_offer = cost > 0 && (form.or_nearest_offer ?? false)
  const said = { title, description, valid_till, condition, category_id, or_nearest_offer }
  const deal = await inTransaction(app, async tx => {
    await lockSeller(tx, viewer.id)
    const costs = { currency, cost, least_cost: cost }
    const id = await insertDeal(tx, { user_id: viewer.id, ...said, ...costs, ...place, created_at: now })
    await count(tx, viewer.id)
    await keepWords(tx, id)
    await claimUploads(tx, viewer, uploadIds)
    await replaceImages(tx, id, uploadIds)
    return readDeal(app, tx, viewer, id)
  })
  return { message: 'Deal created', deal }
}

/** What an edit makes of a deal. @throws AppError validation_failed */
async function changeOf(tx: Tx, row: DealRow, edit: DealEdit, now: Date) {
  const { title, description, condition, category_id, valid_till } = edit
  const currency = edit.currency ?? row.currency
  const cost = edit.cost === undefined && currency === row.currency ? row.cost : minorOf(edit.cost ?? 0, currency)
  if (edit.cost === undefined && currency !== row.currency) throw fieldError('cost', 'required')
  if (valid_till) checkEnd(valid_till, now)
  await checkCategory(tx, category_id)
  const or_nearest_offer = cost > 0 && (edit.or_nearest_offer ?? row.or_nearest_offer)
  return {
    title,
    description,
    condition,
    category_id,
    currency,
    or_nearest_offer,
    ...costsAfter(currency === row.currency ? row : null, cost, now),
    ...(valid_till && { valid_till, ended_at: null }),
    ...(movesPlace(edit) && (await placesAfter(tx, row, edit))),
    edited_at: now,
  }
}

/** The viewer's own deal, locked after its seller. @throws AppError not_found for deals of others as well */
export async function lockOwnDeal(
  tx: Tx,
  viewer: Viewer,
  id: number,
  can: (viewer: Viewer, row: DealRow) => boolean,
): Promise<DealRow> {
  await lockSeller(tx, viewer.id)
  const row = await findDeal(tx, viewer.id, id)
  authorize(row && can(viewer, row))
  return row
}

/** @throws AppError not_found for deals of others as well, validation_failed, and what pictures are refused for */
export async function editDeal(app: AppContext, viewer: Viewer, id: number, edit: DealEdit, files: IncomingFile[]) {
  const present = await readDeal(app, app.db, viewer, id)
  authorize(present.can.edit)
  const change = await preparePictureChange(app, viewer, { max, present: present.images }, { urls: edit.images, files })
  const deal = await inTransaction(app, async tx => {
    const row = await lockOwnDeal(tx, viewer, id, canEditDeal)
    const now = app.clock.now()
    const after = await changeOf(tx, row, edit, now)
    await updateDeal(tx, id, after)
    await keepWords(tx, id)
    await countDeals(tx, viewer.id)
    if (change) await changePictures(app, tx, viewer, await picturesOf(tx, id), change)
    if (after.reduced_at === now) await app.emit(tx, 'deal.reduced', { deal_id: id })
    return readDeal(app, tx, viewer, id)
  })
  return { message: 'Deal updated', deal }
}

const messages: Record<DealStatus, string> = {
  active: 'Deal restored',
  archive: 'Deal Archived',
  sold_out: 'Deal Sold',
}

/** @throws AppError not_found for deals of others as well, held_by_staff */
export async function setStatus(app: AppContext, viewer: Viewer, id: number, status: DealStatus) {
  const deal = await inTransaction(app, async tx => {
    const row = await lockOwnDeal(tx, viewer, id, canEditDeal)
    authorize(canSetStatus(viewer, row), 'held_by_staff')
    const now = app.clock.now()
    if (row.status !== status) await updateDeal(tx, id, { status, status_changed_at: now })
    await keepWords(tx, id)
    if (row.status !== status && status !== 'active')
      await app.emit(tx, 'deal.over', { deal_id: id, since: now.toISOString() })
    await countDeals(tx, viewer.id)
    return readDeal(app, tx, viewer, id)
  })
  return { message: messages[status], deal }
}

/** @throws AppError not_found for deals of others as well */
export async function removeDeal(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    await lockOwnDeal(tx, viewer, id, canDeleteDeal)
    await discardUploads(app, tx, await deleteDeal(tx, id))
    await app.emit(tx, 'deal.over', { deal_id: id, since: app.clock.now().toISOString() })
    await countDeals(tx, viewer.id)
  })
  return { message: 'Deal Deleted' }
}
