import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { localFileStore } from './local-file-store.ts'
import { s3FileStore } from './s3-file-store.ts'

/** Creates the file store from the settings: an S3 bucket if one is configured, else a local folder. */
export const createFileStore = (settings: Settings, signer: Signer, clock: Clock): FileStore =>
  settings.s3 ? s3FileStore(settings, settings.s3, signer, clock) : localFileStore(settings, signer, clock)
