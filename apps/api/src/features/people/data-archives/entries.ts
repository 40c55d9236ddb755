import { createReadStream } from 'node:fs'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { ZipEntry } from '#platform/files/write-zip.ts'
import { type FilePaths, filesIn, type StoredFile } from './files.ts'
import { type IndexLine, indexPage } from './pages/index-page.ts'
import { style } from './pages/layout.ts'
import { pageName, sectionPage } from './pages/section-page.ts'
import { jsonOf, readRows, rowsOnPage } from './rows.ts'

export type Owner = { id: number; name: string; email: string; language: Language }

type Section = NonNullable<AppContext['features'][number]['personalData']>[number]

async function* one(text: string) {
  yield text
}

async function* contentOf(app: AppContext, { key }: StoredFile) {
  const { path, release } = await app.files.onDisk(key)
  try {
    yield* createReadStream(path)
  } finally {
    await release()
  }
}

/** The rows of a section for programs, as one list, and how many there were. */
async function* json(app: AppContext, section: Section, owner: Owner, paths: FilePaths, count: (rows: number) => void) {
  let before = '['
  for await (const rows of readRows(app, section, owner.id)) {
    for (const row of rows) {
      yield `${before}\n${JSON.stringify(jsonOf(row, paths), null, 2)}`
      before = ','
    }
    count(rows.length)
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/** A section as JSON and as pages. */
async function* sectionEntries(app: AppContext, section: Section, owner: Owner, paths: FilePaths) {
  let total = 0
  const content = json(app, section, owner, paths, rows => (total += rows))
  yield { name: `json/${section.name}.json`, content }
  const of = Math.max(1, Math.ceil(total / rowsOnPage))
  let page = 0
  for await (const rows of readRows(app, section, owner.id)) {
    page++
    // What was added meanwhile is for the next archive.
    if (page > of) break
    yield {
      name: `pages/${pageName(section.name, page)}`,
      content: one(sectionPage({ section, rows, page, of, paths, owner })),
    }
  }
  if (page === 0)
    yield {
      name: `pages/${pageName(section.name, 1)}`,
      content: one(sectionPage({ section, rows: [], page: 1, of, paths, owner })),
    }
  return total
}

/** All files of the archive of somebody, one after the other. `report` hears how far it is. */
export async function* entriesOf(
  app: AppContext,
  owner: Owner,
  report: (percent: number) => Promise<void>,
): AsyncGenerator<ZipEntry> {
  const sections = app.features.flatMap(feature => feature.personalData ?? [])
  const { files, paths } = await filesIn(app, owner.id)
  const lines: IndexLine[] = []
  let done = 0
  const step = () => report(Math.floor((++done * 99) / (sections.length + files.length)))
  for (const section of sections) {
    const count = yield* sectionEntries(app, section, owner, paths)
    lines.push({ section, count })
    await step()
  }
  for (const file of files) {
    yield { name: file.path, content: contentOf(app, file), isPacked: true }
    await step()
  }
  yield { name: 'pages/style.css', content: one(style) }
  yield { name: 'index.html', content: one(indexPage({ lines, owner, now: app.clock.now() })) }
}
