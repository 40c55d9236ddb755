import { describe, expect, test } from 'vitest'
import { drawFace, type FaceLook, faceFor, hairStyles, namedFaces } from '../src/face.ts'
import { faults } from './well-formed.ts'

const names = Object.keys(namedFaces)

/** Two faces differ clearly when three of these do. */
const traits = (look: FaceLook): unknown[] => [
  look.skin,
  look.hair,
  look.style,
  look.wear,
  look.ground,
  look.cut,
  look.age,
  look.mood,
  look.glasses,
  look.beard,
  look.extras?.join(),
]

const apart = (a: FaceLook, b: FaceLook): number => {
  const others = traits(b)
  return traits(a).filter((trait, i) => trait !== others[i]).length
}

describe('named faces', () => {
  test('are the twenty-two of the pictures', () => {
    expect(names).toHaveLength(22)
    expect(names).toEqual(expect.arrayContaining(['amara', 'ngozi', 'diego', 'priya', 'harpreet', 'ben']))
  })

  test('all look different', () => {
    expect(new Set(Object.values(namedFaces).map(drawFace)).size).toBe(22)
  })
})

describe('faceFor', () => {
  const sixty = Array.from({ length: 60 }, (_, i) => faceFor(`guest ${i}`))

  test('gives the same person for the same seed', () => {
    expect(faceFor('guest 7')).toEqual(faceFor('guest 7'))
    expect(drawFace(faceFor(7))).toBe(drawFace(faceFor(7)))
  })

  test('gives sixty clearly different people for sixty seeds', () => {
    for (const [i, one] of sixty.entries()) {
      for (const other of sixty.slice(i + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(3)
    }
  })

  test('has every skin, every age, and aids that people wear', () => {
    const crowd = Array.from({ length: 400 }, (_, i) => faceFor(i))
    expect(new Set(crowd.map(look => look.skin)).size).toBe(8)
    expect(new Set(crowd.map(look => look.age)).size).toBe(4)
    expect(new Set(crowd.map(look => look.style)).size).toBeGreaterThanOrEqual(hairStyles.length - 3)
    for (const extra of ['hearing-aid', 'freckles', 'vitiligo'] as const) {
      expect(
        crowd.some(look => look.extras?.includes(extra)),
        extra,
      ).toBe(true)
    }
  })

  test('lets hints win', () => {
    const look = faceFor('anybody', { style: 'hijab', skin: 2, age: 'elder' })
    expect(look).toMatchObject({ style: 'hijab', skin: 2, age: 'elder' })
  })

  test('never gives a child a beard, nor hides an ear under a scarf and hangs a hearing aid on it', () => {
    for (let i = 0; i < 400; i++) {
      const look = faceFor(`check ${i}`)
      if (look.age === 'child') expect(look.beard).toBeUndefined()
      if (look.style === 'hijab') expect(look.extras).not.toContain('hearing-aid')
    }
  })
})

test.each(hairStyles)('%s can be drawn', style => {
  expect(faults(drawFace(faceFor(style, { style })))).toEqual([])
})
