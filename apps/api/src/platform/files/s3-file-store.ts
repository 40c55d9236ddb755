import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Clock } from '../clock.ts'
import type { S3Settings, Settings } from '../settings.ts'
import { publicAddresses } from './addresses.ts'
import { attachmentOf } from './disposition.ts'
import type { FileStore } from './file-store.ts'
import { checkFolder, checkKey, servedType } from './keys.ts'

const halfHour = 30 * 60_000

export function s3Client({ endpoint, region, accessKey, secretKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than Amazon's rarely have a host name per bucket, nor its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * A signed address of a file under `media/`. It stays the same for half an hour and lives one hour, so that browsers
 * find the file in their cache.
 */
export function signedMediaUrl(client: S3Client, bucket: string, key: string, now: Date): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: checkKey(key),
    ResponseContentType: servedType(key),
    ResponseCacheControl: 'private, max-age=31536000, immutable',
  })
  const signingDate = new Date(Math.floor(now.getTime() / halfHour) * halfHour)
  return getSignedUrl(client, command, { expiresIn: 3600, signingDate })
}

async function downloadTo(driver: S3Driver, key: string) {
  const folder = await mkdtemp(join(tmpdir(), 'celebrio-'))
  const release = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'file')
  try {
    await pipeline(await driver.getStream(key), createWriteStream(path))
    return { path, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function deleteIncomingBefore(driver: S3Driver, moment: Date): Promise<void> {
  let paginationToken: string | undefined
  do {
    const page = await driver.listAll('incoming/', { recursive: true, ...(paginationToken && { paginationToken }) })
    for (const found of page.objects) {
      if (!found.isFile) continue
      const { lastModified } = await found.getMetaData()
      if (lastModified < moment) await driver.delete(found.key)
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

/** Files in a bucket that nobody can list or read without a signature. */
export function s3FileStore(settings: Settings, s3: S3Settings, clock: Clock): FileStore {
  const client = s3Client(s3)
  const driver = new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false })
  return {
    ...publicAddresses(settings),
    signedUrl: (key, minutes) => {
      const response = {
        ResponseContentType: servedType(key),
        ResponseContentDisposition: attachmentOf(key),
        ResponseCacheControl: 'private, no-store',
      }
      const command = new GetObjectCommand({ Bucket: s3.bucket, Key: checkKey(key), ...response })
      return getSignedUrl(client, command, { expiresIn: minutes * 60, signingDate: clock.now() })
    },
    signedUploadUrl: (key, { contentType, minutes }) => {
      const command = new PutObjectCommand({ Bucket: s3.bucket, Key: checkKey(key), ContentType: contentType })
      const signing = { expiresIn: minutes * 60, signingDate: clock.now(), signableHeaders: new Set(['content-type']) }
      return getSignedUrl(client, command, signing)
    },
    put: (key, content) => driver.put(checkKey(key), content, { contentType: servedType(key) }),
    async putFile(key, path) {
      const { size } = await stat(path)
      const options = { contentType: servedType(key), contentLength: size }
      await driver.putStream(checkKey(key), createReadStream(path), options)
    },
    size: async key => {
      const found = await driver.getMetaData(checkKey(key)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      return found?.contentLength ?? null
    },
    onDisk: async key => downloadTo(driver, checkKey(key)),
    delete: async key => driver.delete(checkKey(key)),
    deleteAll: async prefix => driver.deleteAll(checkFolder(prefix)),
    deleteIncomingBefore: moment => deleteIncomingBefore(driver, moment),
  }
}
