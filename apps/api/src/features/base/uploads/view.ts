import type { Media } from '@celebrio/contract/base/media'
import type { AppContext } from '#platform/app-context.ts'
import { mainKey, renditionKey } from './rules.ts'
import type { MediaRow } from './tables.ts'

/** A processed upload as the contract shows it. */
export function mediaOf(app: AppContext, row: MediaRow): Media {
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
