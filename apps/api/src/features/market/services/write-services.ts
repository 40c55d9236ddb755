import { type ServiceEdit, type ServiceForm, serviceLimits } from '@celebrio/contract/market/service-forms'
import {
  changePictures,
  claimUploads,
  discardUploads,
  preparePictureChange,
  preparePictures,
  shownPictures,
} from '#features/base/uploads'
import { requireCategories } from '#features/market/categories'
import { adjustCount, lockOpenStore, requireOpen, type Store } from '#features/market/stores'
import { type AppContext, inTransaction } from '#platform/app-context.ts'
import { authorize, type Viewer } from '#platform/auth/viewer.ts'
import type { Tx } from '#platform/db/database.ts'
import type { IncomingFile } from '#platform/http/multipart.ts'
import { replaceItems } from './items.ts'
import { canDeleteService, canEditService } from './policies.ts'
import {
  deleteService,
  findImagesOf,
  findService,
  indexWords,
  insertService,
  replaceCategories,
  replaceImages,
  updateService,
} from './queries/services.ts'
import { readService } from './read-services.ts'

const { images: max } = serviceLimits

const picturesOf = shownPictures({ find: findImagesOf, replace: replaceImages })

type NewService = Omit<ServiceForm, 'images'>

/** Adds a service to a locked store. @returns its id @throws AppError too_many_services, validation_failed on `items.…` */
export async function addService(app: AppContext, tx: Tx, store: Store, form: NewService): Promise<number> {
  const { provider_id, currency } = store
  await adjustCount(tx, provider_id, 'services', 1)
  const { name, description } = form
  const { id } = await insertService(tx, { provider_id, name, description, created_at: app.clock.now() })
  await replaceCategories(tx, id, form.categories)
  await replaceItems(tx, { id, currency }, form.items)
  await indexWords(tx, id)
  return id
}

/** @throws AppError too_many_services, validation_failed, and what pictures are refused for */
export async function createService(app: AppContext, viewer: Viewer, form: ServiceForm, files: IncomingFile[]) {
  await requireCategories(app.db, form.categories)
  const uploadIds = await preparePictures(app, viewer, max, { urls: form.images, files })
  const service = await inTransaction(app, async tx => {
    const id = await addService(app, tx, await lockOpenStore(app, tx, viewer), form)
    await claimUploads(tx, viewer, uploadIds)
    await replaceImages(tx, id, uploadIds)
    return readService(app, tx, viewer, id)
  })
  return { message: 'Service has been created successfully.', service }
}

/** @throws AppError not_found for services of others as well, store_resting, validation_failed, and what pictures are refused for */
export async function editService(
  app: AppContext,
  viewer: Viewer,
  id: number,
  edit: ServiceEdit,
  files: IncomingFile[],
) {
  const present = await readService(app, app.db, viewer, id)
  authorize(present.can.edit)
  if (edit.categories) await requireCategories(app.db, edit.categories)
  const change = await preparePictureChange(app, viewer, { max, present: present.images }, { urls: edit.images, files })
  const service = await inTransaction(app, async tx => {
    const locked = await findService(tx, id)
    authorize(locked && canEditService(viewer, locked))
    await requireOpen(app, tx, locked.provider_id)
    const { name, description } = edit
    await updateService(tx, id, { name, description, edited_at: app.clock.now() })
    if (edit.categories) await replaceCategories(tx, id, edit.categories)
    if (edit.items) await replaceItems(tx, locked, edit.items)
    if (name !== undefined || edit.items) await indexWords(tx, id)
    if (change) await changePictures(app, tx, viewer, await picturesOf(tx, id), change)
    return readService(app, tx, viewer, id)
  })
  return { message: 'Service has been updated successfully.', service }
}

/** @throws AppError not_found for services of others as well */
export async function removeService(app: AppContext, viewer: Viewer, id: number) {
  await inTransaction(app, async tx => {
    const service = await findService(tx, id)
    authorize(service && canDeleteService(viewer, service))
    await discardUploads(app, tx, await deleteService(tx, id))
    await adjustCount(tx, service.provider_id, 'services', -1)
  })
  return { message: 'Service has been deleted successfully' }
}
