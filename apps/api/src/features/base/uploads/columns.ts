import type { UploadTable } from './tables.ts'

/** All of an upload, column by column: a statement with a star is not kept prepared (`docs/decisions/0006`). */
export const uploadColumns = [
  'uploads.id',
  'uploads.user_id',
  'uploads.folder',
  'uploads.kind',
  'uploads.content_type',
  'uploads.file_name',
  'uploads.status',
  'uploads.created_at',
  'uploads.width',
  'uploads.height',
  'uploads.blur',
  'uploads.widths',
  'uploads.duration',
  'uploads.peaks',
  'uploads.title',
  'uploads.used',
] as const satisfies readonly `uploads.${keyof UploadTable}`[]
