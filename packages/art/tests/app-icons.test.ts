import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawAppIcons } from '../src/app-icons.ts'

let folder = ''
let names: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'celebrio-icons-'))
  names = await drawAppIcons(folder)
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

test('icons are as large as their names say', async () => {
  for (const name of names) {
    const { width, height } = await sharp(join(folder, name)).metadata()
    const size = Number(/\d+/.exec(name)?.[0] ?? 180)
    expect([width, height], name).toEqual([size, size])
  }
})

test('icons that phones cut bleed to the edges; the plain ones have round corners', async () => {
  for (const name of names) {
    const { isOpaque } = await sharp(join(folder, name)).stats()
    expect(isOpaque, name).toBe(!/icon-\d/.test(name) || name.startsWith('apple'))
  }
})
