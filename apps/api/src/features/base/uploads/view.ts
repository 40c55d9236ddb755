import type { AttachedFile, Media } from '@celebrio/contract/base/media'
import type { AppContext } from '#platform/app-context.ts'
import { mainKey, renditionKey } from './rules.ts'
import type { MediaRow, Upload } from './tables.ts'

/** A processed upload as the contract shows it. @throws Error for a document, which nothing but a message holds */
export function mediaOf(app: AppContext, row: MediaRow): Media {
  if (row.kind === 'document') throw new Error('A document is no media.')
  const main = app.files.publicUrl(mainKey(row.kind, row.folder))
  const addressOf = (width: number) =>
    width === row.width ? main : app.files.publicUrl(renditionKey(row.folder, width))
  return {
    id: row.id,
    image: main,
    file_type: row.kind,
    width: row.width,
    height: row.height,
    blur: row.blur,
    sources: row.widths.map(width => ({ width, url: addressOf(width) })),
    duration: row.duration,
    peaks: row.peaks,
    title: row.title,
    poster: null,
  }
}

/** The same of an upload that may be a document. */
export const attachedFileOf = (app: AppContext, row: MediaRow & Pick<Upload, 'bytes'>): AttachedFile =>
  row.kind === 'document'
    ? { id: row.id, file_type: row.kind, file_name: row.title ?? '', size: row.bytes }
    : mediaOf(app, row)
