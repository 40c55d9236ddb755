// Features are named alike everywhere: each one in the client or the tests has the area and name of a feature of the API.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'
import { report } from './sources.mjs'

const foldersIn = path =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)

const inApi = (...path) => existsSync(join(root, 'apps/api/src/features', ...path))

/** `celebrations/events` for each feature; `search` is an area and its only feature. */
const roomsOf = path =>
  foldersIn(path).flatMap(area =>
    inApi(area, 'feature.ts') ? [area] : foldersIn(join(path, area)).map(name => `${area}/${name}`),
  )

const places = ['apps/web/src/features', 'apps/api/tests/features']

report(
  places.flatMap(place =>
    roomsOf(place)
      .filter(room => !inApi(room))
      .map(room => `${place}/${room} is no feature of the API`),
  ),
)
