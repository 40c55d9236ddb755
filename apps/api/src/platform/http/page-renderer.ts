import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@celebrio/contract/platform/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How one guest's page reads from the API. */
type Send = (url: string, init: { headers: Headers }) => Promise<Response>

/** What the web client's build says of each of its modules. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The web client's own code for this (`apps/web/src/app/prerender/render-page.tsx`). */
type Rendering = {
  pages: readonly { path: string; modules: readonly string[] }[]
  renderPage(
    path: string,
    visit: { language: string; send: Send },
  ): Promise<{ head: string; body: string; data: string }>
}

/** A page as HTML: for the document's head, for `#root`, and the JSON that it was rendered from. */
export type RenderedPage = { head: string; body: string; data: string }

/** Renders a page for a guest. @throws whatever the web client throws where the guest sees no such page */
export type RenderPage = (path: string, request: FastifyRequest, language: Language) => Promise<RenderedPage>

/** The files of some modules and of all that they import, which come first. */
function filesOf(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap(name => {
    const module = manifest[name]
    if (!module || seen.has(name)) return []
    seen.add(name)
    return [...filesOf(manifest, module.imports ?? [], seen), ...(module.css ?? []), module.file]
  })
}

const sheet = (file: string) => `<link rel="stylesheet" href="/${file}" disabled />`
const script = (file: string) => `<link rel="later" crossorigin href="/${file}" />`

/**
 * All styles of a page in its document, so that it is painted without waiting for more. To the client, which looks for
 * what is loaded already, each style sheet is there. Its scripts are named, so that they come at once when they are
 * wanted, and not one after the other.
 */
async function fileTags(manifest: Manifest, modules: readonly string[], webFolder: string): Promise<string> {
  const files = [...new Set(filesOf(manifest, ['index.html', ...modules]))]
  const sheets = files.filter(file => file.endsWith('.css'))
  const texts = await Promise.all(sheets.map(file => readFile(join(webFolder, file), 'utf8')))
  const scripts = files.filter(file => file.endsWith('.js'))
  return `<style>${texts.join('')}</style>${sheets.map(sheet).join('')}${scripts.map(script).join('')}`
}

/** Answers the page's calls in this process, as if the guest's browser had sent them. */
const sendFor =
  (server: FastifyInstance, { ip }: FastifyRequest): Send =>
  async (url, { headers }) => {
    const { statusCode, payload } = await server.inject({
      url,
      headers: Object.fromEntries(headers),
      remoteAddress: ip,
    })
    return new Response(payload, { status: statusCode })
  }

/** Loads the web client's renderer when the first page is asked for. */
export function createRenderer(server: FastifyInstance, webFolder: string, renderingFile: string): RenderPage {
  const load = async () => {
    const manifest = JSON.parse(await readFile(join(webFolder, 'build-manifest.json'), 'utf8')) as Manifest
    const { pages, renderPage } = (await import(pathToFileURL(renderingFile).href)) as Rendering
    const tags = await Promise.all(
      pages.map(async ({ path, modules }) => [path, await fileTags(manifest, modules, webFolder)] as const),
    )
    return { tags: new Map(tags), renderPage }
  }
  let loaded: ReturnType<typeof load> | undefined
  return async (path, request, language) => {
    const { tags, renderPage } = await (loaded ??= load())
    const { head, body, data } = await renderPage(request.url, { language, send: sendFor(server, request) })
    return { head: head + (tags.get(path) ?? ''), body, data }
  }
}
