import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from './runtime.mjs'

/** @typedef {{ path: string, text: string }} Source a source file: path relative to the root, with slashes, and text without comments */

const comments = /(['"`])(?:\\[\s\S]|(?!\1)[^\\])*?\1|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

/** Strips comments, so that their text is not taken for code. Line numbers stay the same. */
export const withoutComments = text =>
  text.replace(comments, found => (found.startsWith('/') ? found.replace(/[^\n]/g, '') : found))

/** @returns {Source[]} the TypeScript files below a folder */
export function sourcesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({
      path: relative(root, path).split(sep).join('/'),
      text: withoutComments(readFileSync(path, 'utf8')),
    }))
}

export const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** Reports the problems of a check and sets the exit code. */
export function report(wrongs) {
  for (const wrong of wrongs) console.error(wrong)
  process.exitCode = wrongs.length === 0 ? 0 : 1
}
