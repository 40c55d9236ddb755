import { userKey } from './session.ts'
import { keptFilesOf } from './user-storage.ts'

/*
 * Files of the viewer that lie in this browser until the server has them; sign-out deletes them. They are in the cache
 * storage, where the client itself lies: files can wait wherever Celebrio opens without a connection.
 */

const canKeep = (): boolean => 'caches' in globalThis

function ownName(): string {
  const name = userKey(keptFilesOf)
  if (name === null || !canKeep()) throw new Error('Nothing can be kept here.')
  return name
}

async function put(key: string, file: Blob): Promise<void> {
  const name = ownName()
  const headers = { 'content-type': file.type }
  await (await caches.open(name)).put(key, new Response(file, { headers }))
  // Who has signed out meanwhile leaves nothing behind.
  if (userKey(keptFilesOf) !== name) await caches.delete(name)
}

async function read(key: string): Promise<Blob | null> {
  const response = await (await caches.open(ownName())).match(key)
  return response ? response.blob() : null
}

async function meantIn(cache: Cache, isMeant: (key: string) => boolean): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => isMeant(new URL(url).pathname))
}

/** The keys of those that are meant, in the order in which they were put. @throws where the browser keeps nothing */
async function list(isMeant: (key: string) => boolean): Promise<string[]> {
  const name = ownName()
  if (!(await caches.has(name))) return []
  return (await meantIn(await caches.open(name), isMeant)).map(({ url }) => new URL(url).pathname)
}

async function dropThose(isMeant: (key: string) => boolean): Promise<void> {
  const name = ownName()
  if (!(await caches.has(name))) return
  const cache = await caches.open(name)
  const meant = await meantIn(cache, isMeant)
  await Promise.all(meant.map(request => cache.delete(request)))
}

/** Deletes those whose key is meant. Where nothing can be kept, there is nothing to delete. */
const drop = (isMeant: (key: string) => boolean): Promise<void> => dropThose(isMeant).catch(() => undefined)

export const keptFiles = {
  /** @throws where the browser has no room, or keeps nothing */
  put,
  /** @returns null where it has been lost */
  read,
  list,
  drop,
}
