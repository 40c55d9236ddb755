// Fails when a script of a package.json runs a file that does not exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './runtime.mjs'

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const manifests = [
  'package.json',
  ...globSync(
    workspaces.map(path => `${path}/package.json`),
    { cwd: root },
  ),
]
const missing = manifests.flatMap(manifest => {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  return Object.entries(scripts).flatMap(([name, command]) =>
    [...command.matchAll(/[\w./-]+\.m?[jt]s\b/g)]
      .filter(([file]) => !existsSync(join(root, dirname(manifest), file)))
      .map(([file]) => `${manifest}: npm run ${name} runs ${file}, which is not there`),
  )
})
for (const line of missing) console.error(line)
process.exitCode = missing.length === 0 ? 0 : 1
