import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { integer, optional } from '../platform/forms.ts'
import { text } from '../platform/text-schemas.ts'
import { attachedFile } from './media.ts'

const completionErrors = [
  'upload_missing',
  'upload_lied',
  'upload_broken',
  'upload_too_large',
  'picture_too_large',
] as const

/** What files that were uploaded before are refused for where they are attached. */
export const attachmentErrors = [...completionErrors, 'upload_used', 'upload_type_refused'] as const

/** What a picture that a form brings is refused for. */
export const pictureErrors = [...attachmentErrors, 'storage_full', 'storage_unverified'] as const

const addresses = { presigned_url: z.string(), file_url: z.string() }

export const uploads = endpoints({
  presign: {
    method: 'GET',
    path: '/upload/s3-presigned-url',
    who: 'member',
    summary: 'An address to PUT a file to, valid 15 minutes, with the Content-Type that was asked for',
    query: z.object({
      fileName: text({ max: 255, min: 1 }),
      fileType: text({ max: 127, min: 1 }),
      /** Bytes. Without it, the most that the type may have is kept free for the file. */
      fileSize: optional(integer().pipe(z.int().min(1))),
    }),
    answer: z.object({ data: z.object(addresses), ...addresses }),
    errors: ['upload_type_refused', 'upload_too_large', 'storage_full', 'storage_unverified'],
    limits: ['uploading'],
  },
  complete: {
    method: 'POST',
    path: '/upload/complete',
    who: 'member',
    summary: 'Check and process a file that was put; posts do the same for files that were not completed before',
    body: z.object({ file_url: text({ max: 1000, min: 1 }) }),
    answer: z.object({ upload: attachedFile, file_url: z.string() }),
    errors: [...completionErrors, 'upload_not_yours'],
    limits: ['uploading'],
  },
  discard: {
    method: 'DELETE',
    path: '/upload',
    who: 'member',
    summary: 'Throw away a file that was uploaded but not used',
    query: z.object({ file_url: text({ max: 1000, min: 1 }) }),
    answer: z.object({ message: z.string() }),
    errors: ['upload_not_yours', 'upload_used'],
  },
})
