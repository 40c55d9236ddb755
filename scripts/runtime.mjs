import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const oldest = 24
const major = version => Number(version.split('.', 1)[0].replace('v', ''))

/** The Node that runs the product: the one that npm has installed, or the running one when it is new enough. */
export function findNode() {
  const installed = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(installed)) return installed
  if (major(process.version) >= oldest) return process.execPath
  throw new Error(
    `Celebrio runs on Node ${oldest} or newer. npm could not install one here, and this is ${process.version}.`,
  )
}
