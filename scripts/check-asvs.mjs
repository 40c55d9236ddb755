// docs/asvs.md says of each requirement whether it holds: every row is whole, what it names is there, and the figures are right.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'
import { report } from './sources.mjs'

const verdicts = ['holds', 'deviates', 'not applicable']
const read = path => readFileSync(join(root, path), 'utf8')
const index = read('docs/asvs.md')
const folder = 'docs/asvs'

const named =
  /`((?:\.ci|apps|bench|docs|e2e|ops|packages|scripts)\/[\w./-]+|Containerfile|[\w.-]+\.(?:example|json|md|yaml))`/g

/** Files and folders that a text names in backticks, from the root. */
const filesIn = text => [...text.matchAll(named)].map(([, path]) => path)

/** The rows of a chapter: `{ where, id, level, verdict, proof }`. */
function rowsOf(file) {
  const lines = read(join(folder, file)).split('\n')
  return lines.flatMap((line, at) => {
    const [id, level, , verdict, ...proof] = line.split(' | ').map(cell => cell.replace(/^\| | \|$/g, '').trim())
    const isRow = line.startsWith('|') && !/^\| Id |^\|-/.test(line)
    return isRow ? [{ where: `${folder}/${file}:${at + 1}`, file, id, level, verdict, proof: proof.join(' | ') }] : []
  })
}

const chapters = readdirSync(join(root, folder)).map(file => ({ file, rows: rowsOf(file) }))
const rows = chapters.flatMap(chapter => chapter.rows)

function* wrongsOf({ where, file, id, level, verdict, proof = '' }) {
  if (!/^\d+\.\d+\.\d+$/.test(id) || Number(id.split('.', 1)[0]) !== Number(file.slice(1, 3)))
    yield `${where} has no id of its chapter: ${id}`
  if (!/^[12]$/.test(level ?? '')) yield `${where} has no level, 1 or 2`
  if (!verdicts.includes(verdict)) yield `${where} is none of: ${verdicts.join(', ')}`
  if (proof === '') yield `${where} says neither where it is proved nor why it deviates`
  const files = filesIn(proof)
  if (verdict === 'holds' && files.length === 0) yield `${where} holds, and names no file that proves it`
  for (const one of files.filter(path => !existsSync(join(root, path))))
    yield `${where} names ${one}, which is not there`
  if (rows.some(other => other.id === id && other.where !== where)) yield `${where} is a second row of ${id}`
  if (verdict === 'deviates' && !index.includes(`| ${id} |`))
    yield `${where} deviates, and docs/asvs.md does not say so`
}

const figuresOf = chapter => verdicts.map(one => chapter.rows.filter(row => row.verdict === one).length).join(' | ')

/** Chapters whose row in docs/asvs.md has other figures. */
const wrongFigures = chapters
  .filter(one => !index.split('\n').some(line => line.includes(`(asvs/${one.file}) | ${figuresOf(one)} |`)))
  .map(one => `docs/asvs.md: ${one.file} has ${figuresOf(one)} (${verdicts.join(', ')})`)

report([...rows.flatMap(row => [...wrongsOf(row)]), ...wrongFigures])
