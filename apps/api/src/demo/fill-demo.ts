import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '#platform/app-context.ts'
import { localName } from '#platform/http/local-caller.ts'
import { loadDemo } from './load-demo.ts'
import { printSignIns } from './print-sign-ins.ts'
import { anybodyThere } from './queries.ts'

type FillOptions = {
  /** Where the product keeps its files. */
  folder: string
  say: (text: string) => void
  /** Whether the product is being stopped. */
  isStopping?: () => boolean
  load?: typeof loadDemo
}

const again = (folder: string) =>
  `To have it whole, stop, delete ${folder} and start again; to go on without it, nothing needs doing.`

const atPublicAddress =
  'No demo world is drawn by itself at a public address, since everybody knows its password; `npm run demo` draws one.'

/**
 * Draws the demo world where nobody lives yet, unless at a public address, and says how far it came. One that was interrupted, or
 * that failed on a machine with too much to do, stays as it is and says so at each start: nothing of it is silently missing.
 */
export async function fillDemo(
  app: AppContext,
  { folder, say, isStopping, load = loadDemo }: FillOptions,
): Promise<void> {
  const unfinished = join(folder, 'demo-unfinished')
  if (await anybodyThere(app.db)) {
    if (existsSync(unfinished)) say(`The demo world is not whole: drawing it was interrupted. ${again(folder)}`)
    return
  }
  if (!localName.test(new URL(app.settings.publicUrl).host)) {
    say(atPublicAddress)
    return
  }
  say('The demo world is being drawn: a minute or two, more on a busy machine. Pages fill up meanwhile.')
  await writeFile(unfinished, '')
  try {
    const signIns = await load(app)
    await rm(unfinished, { force: true })
    say(printSignIns(signIns))
  } catch (error) {
    // Whoever stops it has interrupted it, and hears of it at the next start.
    if (isStopping?.()) return
    app.log.error({ err: error }, 'demo world')
    say(
      `The demo world could not be finished: ${error instanceof Error ? error.message : String(error)}. ${again(folder)}`,
    )
  }
}
