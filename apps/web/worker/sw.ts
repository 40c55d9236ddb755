/*
 * Lets Celebrio open offline. Caches the files of the web client and nothing else: no API responses and no
 * personal pictures. Reasons: docs/decisions/0018.
 */

/** Prepended by `offline-plugin.ts`: digest of the build, hashed files, and the other files with their digests. */
declare const shell: { version: string; assets: string[]; others: Record<string, string> }

function ownScope(): ServiceWorkerGlobalScope {
  if (self instanceof ServiceWorkerGlobalScope) return self
  throw new Error('This is a service worker, and nothing else.')
}

const worker = ownScope()
const prefix = 'shell-'
const ownName = prefix + shell.version
const page = '/index.html'
const concurrency = 4
const timeout = 4000

/** A hashed file of this or an earlier version; the hash in its name guarantees the content. */
const cachedAsset = (request: string | Request) => caches.match(request, { ignoreVary: true })

async function download(path: string): Promise<Response> {
  const integrity = shell.others[path]
  if (integrity === undefined) return (await cachedAsset(path)) ?? fetch(path, { priority: 'low' })
  // During a deployment another server may still have the previous version. The digest detects it; the browser retries.
  return fetch(path, { cache: 'no-cache', integrity, priority: 'low' })
}

/** Downloads a few files at a time, to leave bandwidth for the open page. A single failure aborts the installation. */
async function cacheAll(): Promise<void> {
  const cache = await caches.open(ownName)
  const paths = [...Object.keys(shell.others), ...shell.assets]
  const cacheNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      if (await cache.match(path)) continue
      const response = await download(path)
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      await cache.put(path, response)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, cacheNext))
}

/** The previous version stays for tabs that still use it; older ones are deleted. */
async function deleteOldCaches(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(prefix) && name !== ownName)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

const timedOut = () => new Promise<undefined>(resolve => setTimeout(resolve, timeout))

/** Network first, to get the newest version; the cache if there is no response, none in time, or a server error. */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const pending = fetch(request)
  const response = await Promise.race([pending, timedOut()]).catch(() => undefined)
  if (response && response.status < 500) return response
  return (await (await caches.open(ownName)).match(path, { ignoreVary: true })) ?? pending
}

/** URLs of pages. The worker ignores the API, uploaded files and the server's own pages. */
const isPage = (path: string) => !/^\/(?:api|files|dev)\/|\.[a-z0-9]{2,5}$/.test(path)

/** What a push carries; the contract names it `PushedNotice`. */
type Pushed = { title: string; body: string; path: string; tag: string; language: string }

const isLookedAt = (client: Client) =>
  client instanceof WindowClient && client.focused && client.visibilityState === 'visible'

const windows = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Whoever is looking at Celebrio here sees it in the page. */
async function show({ title, body, path, tag, language }: Pushed): Promise<void> {
  if ((await windows()).some(isLookedAt)) return
  const looks = { icon: '/art/icon-192.png', badge: '/art/icon-monochrome.svg' }
  await worker.registration.showNotification(title, { body, tag, lang: language, data: { path }, ...looks })
}

/** In a page that is open, else in a new one. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, location.origin).href
  const [open] = await windows()
  const shown = await open
    ?.focus()
    .then(client => client.navigate(url))
    .catch(() => null)
  if (!shown) await worker.clients.openWindow(url)
}

worker.addEventListener('push', event => {
  const pushed = event.data?.json() as Pushed | undefined
  if (pushed) event.waitUntil(show(pushed))
})

worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openPage((event.notification.data as Pick<Pushed, 'path'>).path))
})

worker.addEventListener('install', event => event.waitUntil(cacheAll().then(() => worker.skipWaiting())))

worker.addEventListener('activate', event => event.waitUntil(deleteOldCaches().then(() => worker.clients.claim())))

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(cachedAsset(request).then(cached => cached ?? fetch(request)))
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(networkFirst(request, page))
  else if (Object.hasOwn(shell.others, pathname)) event.respondWith(networkFirst(request, pathname))
})
