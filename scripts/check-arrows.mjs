// Arrows between features point downward: to an area on a floor below, or to a feature of the same area, in no circle.
import { posix } from 'node:path'
import { lineOf, report, sourcesOf } from './sources.mjs'

const floors = { platform: -1, base: 0, people: 1, social: 2, celebrations: 2, chat: 2, care: 2, market: 3, search: 4 }

/** Folders of areas. In the contract an area is files; elsewhere it is features, or is a feature itself, as search is. */
const folders = ['apps/api/src/features', 'apps/web/src/features', 'packages/contract/src']

/** `celebrations/events` of a path inside a folder of areas; only the area where the file stands right in it. */
function nodeOf(path) {
  const [area, feature, ...rest] = path.split('/')
  return rest.length > 0 ? `${area}/${feature}` : area
}

/** What a file of a folder imports from it: the node, or nothing when the import leads elsewhere. */
function targetOf(path, specifier, folder) {
  if (specifier.startsWith('#features/')) return specifier.slice('#features/'.length)
  const target = posix.join(posix.dirname(path), specifier)
  return specifier.startsWith('.') && target.startsWith(`${folder}/`) ? nodeOf(target.slice(folder.length + 1)) : ''
}

const imports = /\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g

/** Imports between nodes: `{ from, to, where }`. */
function* arrowsIn(folder) {
  for (const { path, text } of sourcesOf(folder)) {
    const from = nodeOf(path.slice(folder.length + 1))
    if (from.endsWith('.ts')) continue
    for (const { 2: specifier, index } of text.matchAll(imports)) {
      const to = targetOf(path, specifier, folder)
      if (to && to !== from) yield { from, to, where: `${path}:${lineOf(text, index)}` }
    }
  }
}

const areaOf = node => node.split('/', 1)[0]

function pointsDown({ from, to }) {
  const [above, below] = [floors[areaOf(from)], floors[areaOf(to)]]
  return areaOf(from) === areaOf(to) || above > below
}

/** The features along a circle that begins and ends with `start`, if there is one. */
function circleOf(graph, start) {
  const seen = new Set()
  const walk = trail => {
    for (const next of graph.get(trail.at(-1)) ?? []) {
      if (next === start) return [...trail, next]
      if (seen.has(next)) continue
      seen.add(next)
      const circle = walk([...trail, next])
      if (circle) return circle
    }
    return undefined
  }
  return walk([start])
}

function wrongsIn(folder) {
  const arrows = [...arrowsIn(folder)]
  const graph = Map.groupBy(arrows, ({ from }) => from)
  for (const [from, found] of graph) graph.set(from, new Set(found.map(({ to }) => to)))
  const upward = arrows
    .filter(arrow => !pointsDown(arrow))
    .map(({ from, to, where }) => `${where} ${from} imports ${to}, which is not below it`)
  const circles = new Map()
  for (const start of [...graph.keys()].sort((a, b) => a.localeCompare(b))) {
    const circle = circleOf(graph, start)
    if (circle)
      circles.set(
        [...new Set(circle)].sort((a, b) => a.localeCompare(b)).join(),
        `${folder} goes in a circle: ${circle.join(' → ')}`,
      )
  }
  return [...upward, ...circles.values()]
}

report(folders.flatMap(wrongsIn))
