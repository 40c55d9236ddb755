import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { S3Driver } from 'flydrive/drivers/s3'
import type { Clock } from '../clock.ts'
import type { Signer } from '../db/secrets.ts'
import type { S3Settings, Settings } from '../settings.ts'
import { newTemporaryFolder } from '../temporary.ts'
import { publicAddresses, signedAddresses } from './addresses.ts'
import type { FileStore, StillExpected, UploadTerms } from './file-store.ts'
import { attachmentOf, checkFolder, checkKey, folderOf, servedType } from './keys.ts'

const halfHour = 30 * 60_000

export function s3Client({ endpoint, region, accessKey, secretKey }: S3Settings): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // S3-compatible stores rarely support a host name per bucket or Amazon's newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

/**
 * A signed address of a file under `media/`. It stays the same for half an hour and is valid for one hour, so that browsers
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
  const folder = await newTemporaryFolder()
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

async function deleteIncomingBefore(driver: S3Driver, moment: Date, stillExpected: StillExpected): Promise<void> {
  let paginationToken: string | undefined
  do {
    const page = await driver.listAll('incoming/', { recursive: true, ...(paginationToken && { paginationToken }) })
    const files = [...page.objects].filter(found => found.isFile)
    const expected = await stillExpected(files.map(({ key }) => folderOf(key)))
    for (const file of files.filter(({ key }) => !expected.has(folderOf(key)))) {
      const { lastModified } = await file.getMetaData()
      if (lastModified < moment) await driver.delete(file.key)
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404

async function sizeOf(driver: S3Driver, key: string): Promise<number | null> {
  const found = await driver.getMetaData(key).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return found?.contentLength ?? null
}

/** The length is signed, so that the bucket takes a file of that length only. */
function signUpload(
  client: S3Client,
  bucket: string,
  key: string,
  { contentType, maxBytes, minutes, now }: UploadTerms & { now: Date },
): Promise<string> {
  const content = { ContentType: contentType, ContentLength: maxBytes }
  const command = new PutObjectCommand({ Bucket: bucket, Key: checkKey(key), ...content })
  const signableHeaders = new Set(['content-type'])
  return getSignedUrl(client, command, { expiresIn: minutes * 60, signingDate: now, signableHeaders })
}

/** Files in a bucket that nobody can list or read without a signature. */
export function s3FileStore(settings: Settings, s3: S3Settings, signer: Signer, clock: Clock): FileStore {
  const client = s3Client(s3)
  const driver = new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false })
  const signed = signedAddresses(settings, signer, clock)
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
    signedUploadUrl: async (key, terms) =>
      terms.isExact
        ? signUpload(client, s3.bucket, key, { ...terms, now: clock.now() })
        : signed.toWrite(checkKey(key), terms),
    put: (key, content) => driver.put(checkKey(key), content, { contentType: servedType(key) }),
    async putFile(key, path) {
      const { size } = await stat(path)
      const options = { contentType: servedType(key), contentLength: size }
      await driver.putStream(checkKey(key), createReadStream(path), options)
    },
    size: key => sizeOf(driver, checkKey(key)),
    onDisk: async key => downloadTo(driver, checkKey(key)),
    delete: async key => driver.delete(checkKey(key)),
    deleteAll: async prefix => driver.deleteAll(checkFolder(prefix)),
    deleteIncomingBefore: (moment, stillExpected) => deleteIncomingBefore(driver, moment, stillExpected),
  }
}
