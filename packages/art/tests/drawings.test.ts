import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawAll } from '../src/draw-all.ts'
import { drawScene } from '../src/scene.ts'
import { faults, idsIn, refsIn } from './well-formed.ts'

let folder = ''
const drawings = new Map<string, string>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'celebrio-art-'))
  for (const name of await drawAll(folder)) drawings.set(name, await readFile(join(folder, name), 'utf8'))
})

afterAll(async () => {
  await rm(folder, { recursive: true })
})

const each = (look: (svg: string, name: string) => void) => {
  for (const [name, svg] of drawings) look(svg, name)
}

describe('every drawing', () => {
  test('is there once, with what the client asks for', () => {
    const names = [...drawings.keys()]
    expect(names).toEqual(
      expect.arrayContaining(['logo.svg', 'logo-dark.svg', 'logo-mark.svg', 'bunting.svg', 'flowers.svg']),
    )
    expect(names).toEqual(
      expect.arrayContaining(['hero-welcome.svg', 'hero-book.svg', 'empty-events.svg', 'offline.svg']),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  test('is well-formed', () => {
    each((svg, name) => expect(faults(svg), name).toEqual([]))
  })

  test('has no number that is not one', () => {
    each((svg, name) => expect(svg, name).not.toMatch(/NaN|undefined|Infinity|\[object|\.\d+e-\d/))
  })

  test('needs nothing from outside', () => {
    each((svg, name) =>
      expect(svg.replaceAll('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /https?:|data:|<script|<image|@import|file:/,
      ),
    )
  })

  test('has each id once and refers only to its own', () => {
    each((svg, name) => {
      const ids = idsIn(svg)
      expect(new Set(ids).size, name).toBe(ids.length)
      for (const ref of refsIn(svg)) expect(ids, `${ref} in ${name}`).toContain(ref)
    })
  })

  test('can stand beside every other one in one page', () => {
    const owner = new Map<string, string>()
    each((svg, name) => {
      for (const id of idsIn(svg)) {
        expect(owner.get(id), `${id} in ${name}`).toBeUndefined()
        owner.set(id, name)
      }
    })
  })

  test('is light', () => {
    each((svg, name) => expect(svg.length, name).toBeLessThan(name.startsWith('hero-') ? 92_000 : 60_000))
  })

  test('is the same every time', async () => {
    const again = await mkdtemp(join(tmpdir(), 'celebrio-art-'))
    for (const name of await drawAll(again))
      expect(await readFile(join(again, name), 'utf8'), name).toBe(drawings.get(name))
    await rm(again, { recursive: true })
  })
})

test('the flowers keep their ids', () => {
  const ids = idsIn(drawings.get('flowers.svg') ?? '')
  for (const type of [1, 2, 3, 4, 5, 6]) expect(ids).toEqual(expect.arrayContaining([`flower-${type}`, `stem-${type}`]))
})

test('another seed moves the hand, not the scene, and has ids of its own', () => {
  const [first, second] = [drawScene('cake'), drawScene('cake', 2)]
  expect(second).not.toBe(first)
  expect(idsIn(second).some(id => idsIn(first).includes(id))).toBe(false)
  expect(Math.abs(second.length - first.length)).toBeLessThan(first.length / 5)
})
