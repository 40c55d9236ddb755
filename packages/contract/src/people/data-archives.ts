import { z } from 'zod'
import { endpoints } from '../platform/endpoint.ts'
import { time } from '../platform/lists.ts'
import { ownPassword } from './account-forms.ts'

/** For how long an archive can be downloaded, from when it is ready. */
export const archiveDays = 7

/** From one archive to the next. One that has failed can be asked for again at once. */
export const hoursBetweenArchives = 24

/** How long the address of a download works. */
export const minutesToDownload = 5

const dataArchive = z.object({
  state: z.enum(['waiting', 'making', 'ready', 'failed', 'expired']),
  /** In percent of its pages and files. */
  progress: z.int().min(0).max(100),
  asked_at: time(),
  ready_at: time().nullable(),
  /** Until when it can be downloaded, or could be. */
  expires_at: time().nullable(),
  /** Size in bytes, once it is ready. */
  bytes: z.int().nullable(),
})

export type DataArchive = z.output<typeof dataArchive>

const state = z.object({
  archive: dataArchive.nullable(),
  /** From when on the next one can be asked for; null while one is being made. */
  can_ask_from: time().nullable(),
})

/** The password is needed where the account has one. */
export const downloadForm = z.object({ password: ownPassword() })

export const dataArchives = endpoints({
  get: {
    method: 'GET',
    path: '/data-archive',
    who: 'member',
    summary:
      'The archive of all that the viewer’s account holds: whether it is being made, how far, and until when it is there',
    answer: state,
  },
  ask: {
    method: 'POST',
    path: '/data-archive',
    who: 'member',
    summary: 'Have an archive made of all that the account holds; one at a time, and one a day',
    answer: state,
    errors: ['archive_too_soon'],
    limits: ['editing'],
  },
  download: {
    method: 'POST',
    path: '/data-archive/download',
    who: 'member',
    summary: 'An address of the archive that works for five minutes, for its owner, who says again that it is them',
    body: downloadForm,
    answer: z.object({ url: z.string() }),
    errors: ['fresh_sign_in_needed', 'not_found'],
    limits: ['password_tries'],
  },
})
