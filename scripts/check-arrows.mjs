// Imports between areas go downward: to an area on a lower level, or to a feature of the same area, without cycles. What a
// feature, page or test step imports of the contract goes downward too.
import { posix } from 'node:path'
import { lineOf, report, sourcesOf } from './sources.mjs'

/** `site` only has pages: those that belong to no area. */
const floors = {
  platform: -1,
  base: 0,
  people: 1,
  social: 2,
  celebrations: 2,
  chat: 2,
  care: 2,
  money: 2,
  market: 3,
  search: 4,
  site: 5,
}

const pages = 'apps/web/src/pages'
const tests = 'apps/api/tests/features'
const features = ['apps/api/src/features', 'apps/web/src/features']
const contract = 'packages/contract/src'
const folders = [...features, contract, pages, tests]

/** Resolves an import to a path relative to the root. */
function fileOf(path, specifier) {
  const app = path.split('/', 2).join('/')
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier
    .replace(/^#features\/(.*)/, `${app}/src/features/$1/public.ts`)
    .replace(/^#pages\//, `${pages}/`)
    .replace(/^@celebrio\/contract\/(.*)/, `${contract}/$1.ts`)
}

/** The feature of a file: `celebrations/events`; only the area for files directly in it, as in the contract. */
function placeOf(path) {
  const folder = folders.find(one => path.startsWith(`${one}/`))
  const [area, feature, ...rest] = folder ? path.slice(folder.length + 1).split('/') : []
  return area && feature ? { folder, path, area, name: rest.length > 0 ? `${area}/${feature}` : area } : undefined
}

const imports = /\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g

/** Imports that leave a feature or a page: `{ from, to, where }`. */
function* arrowsIn(folder) {
  for (const { path, text } of sourcesOf(folder)) {
    const from = placeOf(path)
    if (!from) continue
    for (const { 2: specifier, index } of text.matchAll(imports)) {
      const to = placeOf(fileOf(path, specifier))
      if (to && (to.folder !== folder || to.name !== from.name))
        yield { from, to, where: `${path}:${lineOf(text, index)}` }
    }
  }
}

function pointsDown({ from, to }) {
  if (from.area === to.area) return true
  // A page may combine areas of its own level too: home shows nearby events.
  if (from.folder === pages) return to.folder === pages ? to.area === 'site' : floors[from.area] >= floors[to.area]
  // A test runs the whole product and may use the steps of any area; steps themselves only import from below.
  if (from.path.endsWith('.test.ts') && to.folder === tests) return true
  return floors[from.area] > floors[to.area]
}

/** The features of an import cycle through `start`, if there is one. */
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
  const upward = arrows
    .filter(arrow => !pointsDown(arrow))
    .map(({ to, where }) => `${where} imports ${to.path}, which is not below it`)
  return features.includes(folder) ? [...upward, ...circlesOf(folder, arrows)] : upward
}

function circlesOf(folder, arrows) {
  const inside = arrows.filter(({ to }) => to.folder === folder)
  const graph = Map.groupBy(inside, ({ from }) => from.name)
  for (const [from, found] of graph) graph.set(from, new Set(found.map(({ to }) => to.name)))
  const circles = new Map()
  for (const start of [...graph.keys()].sort((a, b) => a.localeCompare(b))) {
    const circle = circleOf(graph, start)
    if (circle)
      circles.set(
        [...new Set(circle)].sort((a, b) => a.localeCompare(b)).join(),
        `${folder} goes in a circle: ${circle.join(' → ')}`,
      )
  }
  return circles.values()
}

report(folders.flatMap(wrongsIn))
