import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawAppIcons } from '@celebrio/art/app-icons'
import { drawAll } from '@celebrio/art/draw-all'
import { drawEmailPictures } from '@celebrio/art/email-pictures'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../../packages/art/src', import.meta.url))
const drawings = fileURLToPath(new URL('./public/art', import.meta.url))

const newest = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(join(folder, name)).mtimeMs)
    .reduce((latest, time) => Math.max(latest, time), 0)

const isStale = () => !existsSync(drawings) || newest(drawings) < newest(source)

/** Generates the pictures in `public/art` if they are missing or older than the art package. */
export const art = (): Plugin => ({
  name: 'celebrio-art',
  async buildStart() {
    if (isStale()) await Promise.all([drawAll(drawings), drawAppIcons(drawings), drawEmailPictures(drawings)])
  },
})
