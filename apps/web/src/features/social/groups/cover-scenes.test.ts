import { expect, test } from 'vitest'
import { sceneOf } from './cover-scenes.ts'

test('a group without a picture has one of ours, always the same, and groups differ', () => {
  expect(sceneOf('Thursday choir')).toBe(sceneOf('Thursday choir'))
  expect(sceneOf('')).toMatch(/^\/art\/scene-[a-z]+\.svg$/)
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(sceneOf)).size).toBe(6)
})
