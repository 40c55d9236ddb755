import { attachmentLimits, mediaKinds } from '@celebrio/contract/base/media'
import { expect, test } from 'vitest'
import { refusalOf, sortFiles } from './file-limits.ts'

const file = (type: string, name = 'a') => new File(['x'], name, { type })
const many = (count: number, type: string) => Array.from({ length: count }, (_, at) => file(type, `${at}`))

test('a file is refused for its type, for its size, or not at all', () => {
  const { maxBytes } = mediaKinds.image
  expect(refusalOf({ type: 'image/jpg', size: maxBytes }, 'image')).toBeNull()
  expect(refusalOf({ type: 'image/jpeg', size: maxBytes + 1 }, 'image')).toBe('size')
  expect(refusalOf({ type: 'audio/mpeg', size: 1 }, 'image')).toBe('type')
  expect(refusalOf({ type: 'audio/mpeg', size: 1 }, 'audio')).toBeNull()
})

test('ten pictures fit into a post', () => {
  expect(sortFiles(many(attachmentLimits.image, 'image/png'), []).taken).toHaveLength(attachmentLimits.image)
})

test('of too many pictures as many are taken as there is room for, and the others are named', () => {
  const { taken, refused } = sortFiles(many(attachmentLimits.image, 'image/png'), ['image', 'image'])
  expect(taken.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(refused).toEqual([
    { reason: 'count', kind: 'image', max: attachmentLimits.image },
    { reason: 'leftOut', names: ['8', '9'] },
  ])
  const full = sortFiles(
    many(1, 'image/png'),
    taken.concat(taken).map(() => 'image'),
  )
  expect(full).toEqual({ taken: [], refused: [{ reason: 'count', kind: 'image', max: attachmentLimits.image }] })
})

test('what the post holds already counts', () => {
  expect(sortFiles([file('video/mp4')], ['video']).refused).toEqual([{ reason: 'count', kind: 'video', max: 1 }])
})

test('too many songs do not stop a picture chosen with them', () => {
  const { taken, refused } = sortFiles([...many(attachmentLimits.audio + 1, 'audio/mpeg'), file('image/gif', 'g')], [])
  expect(taken.map(({ name }) => name)).toEqual(['g', '0', '1', '2', '3', '4'])
  expect(refused).toMatchObject([{ reason: 'count', kind: 'audio' }, { names: ['5'] }])
})

test('the name some systems give to songs is understood', () => {
  expect(sortFiles([file('audio/mp3')], []).taken).toHaveLength(1)
})

test('a file of another type is refused by name', () => {
  expect(sortFiles([file('application/zip', 'z.zip')], []).refused).toEqual([{ reason: 'type', name: 'z.zip' }])
})

test('a document is refused where there can be none, and taken where there can', () => {
  const menu = file('application/pdf', 'menu.pdf')
  expect(sortFiles([menu], []).refused).toEqual([{ reason: 'type', name: 'menu.pdf' }])
  const limits = { ...attachmentLimits, document: 1 }
  expect(sortFiles([menu], [], limits).taken).toEqual([menu])
  expect(sortFiles([menu], ['document'], limits).refused).toEqual([{ reason: 'count', kind: 'document', max: 1 }])
})

test('a picture over its size is refused', () => {
  const large = file('image/png', 'large.png')
  Object.defineProperty(large, 'size', { value: mediaKinds.image.maxBytes + 1 })
  expect(sortFiles([large], []).refused).toMatchObject([{ reason: 'size', name: 'large.png' }])
})
