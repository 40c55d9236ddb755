/*
 * Opens Celebrio without a connection. It keeps files of the web client and nothing else: no answer of the API, nobody's
 * pictures. Why it is as it is: docs/decisions/0018.
 */

/** What `offline-plugin.ts` writes above this file: digest of all, hashed files, and the others with what must be in them. */
declare const shell: { version: string; assets: string[]; others: Record<string, string> }

function ownScope(): ServiceWorkerGlobalScope {
  if (self instanceof ServiceWorkerGlobalScope) return self
  throw new Error('This is a service worker, and nothing else.')
}

const worker = ownScope()
const prefix = 'shell-'
const ownName = prefix + shell.version
const page = '/index.html'
const lanes = 4
const timeout = 4000

/** A hashed file of this or an earlier version: the name says what is in it, so it is the right one. */
const keptAsset = (request: string | Request) => caches.match(request, { ignoreVary: true })

async function download(path: string): Promise<Response> {
  const integrity = shell.others[path]
  if (integrity === undefined) return (await keptAsset(path)) ?? fetch(path, { priority: 'low' })
  // Another server may still hold the version before: the digest keeps the two apart, and the browser tries again later.
  return fetch(path, { cache: 'no-cache', integrity, priority: 'low' })
}

/** Few at a time, so that what the person looks at comes first. All or nothing: one that fails ends the installation. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ownName)
  const paths = [...Object.keys(shell.others), ...shell.assets]
  const keepNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      if (await cache.match(path)) continue
      const response = await download(path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }
  }
  await Promise.all(Array.from({ length: lanes }, keepNext))
}

/** The version before stays for the tabs that still show it; older ones go. */
async function forgetOld(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== ownName)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

const tooLate = () => new Promise<undefined>(resolve => setTimeout(resolve, timeout))

/** From the line, so that it is the newest; what is kept where no answer comes, none in time, or none that helps. */
async function lineFirst(request: Request, path: string): Promise<Response> {
  const coming = fetch(request)
  const answer = await Promise.race([coming, tooLate()]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  return (await (await caches.open(ownName)).match(path, { ignoreVary: true })) ?? coming
}

/** Addresses of pages; the API, files and its own pages of the server are none of this worker's business. */
const isPage = (path: string) => !/^\/(?:api|files|dev)\/|\.[a-z0-9]{2,5}$/.test(path)

worker.addEventListener('install', event => event.waitUntil(keepAll().then(() => worker.skipWaiting())))

worker.addEventListener('activate', event => event.waitUntil(forgetOld().then(() => worker.clients.claim())))

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptAsset(request).then(kept => kept ?? fetch(request)))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(lineFirst(request, page))
  else if (Object.hasOwn(shell.others, pathname)) event.respondWith(lineFirst(request, pathname))
})
