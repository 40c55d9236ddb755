import { describe, expect, test } from 'vitest'
import type { CallOptions, Loose } from '../harness/caller.ts'
import { startWorld } from '../harness/world.ts'
import { expectError, head, sendRaw, speak } from './raw-call.ts'

const world = await startWorld()
const { ana } = await world.people()

/** Fields in the three encodings that every write accepts. */
const encodings: Record<string, (fields: Record<string, string>) => CallOptions> = {
  JSON: fields => ({ json: fields }),
  urlencoded: fields => ({ form: fields }),
  multipart(fields) {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return { multipart: body }
  },
}
const each = Object.entries(encodings)
const flat = each.filter(([name]) => name !== 'JSON')

async function post(content: string): Promise<number> {
  const { body } = await world.call('POST', '/post', { as: ana, json: { content } })
  return body.post.id
}
const exists = async (id: number) => (await world.call('GET', `/post/${id}`, { as: ana })).status === 200

describe.each(each)('%s', (_name, encode) => {
  test('carries a post', async () => {
    const { status, body } = await world.call('POST', '/post', {
      as: ana,
      ...encode({ content: 'Fête 🎉 & co = 100%' }),
    })
    expect(status).toBe(201)
    expect(body.post.content).toBe('Fête 🎉 & co = 100%')
  })

  test('carries a number as text', async () => {
    const id = await post('A flower for it')
    const { body } = await world.call('POST', `/post/${id}/superlike`, { as: ana, ...encode({ type: '4' }) })
    expect(body.post.superlikes.type).toBe(4)
  })

  test('carries an error of a field', async () => {
    const reply = await world.call('POST', '/auth/login', encode({ email: 'nobody', password: 'x' }))
    expectError(reply, 422)
    expect(reply.body.details).toEqual({ email: [{ code: 'not_an_email', values: {} }] })
  })

  test.each(['delete', 'DELETE', 'Delete'])('names the method %s in its body', async method => {
    const id = await post('Soon gone')
    const reply = await world.call('POST', `/post/${id}`, { as: ana, ...encode({ _method: method }) })
    expect(reply.status).toBe(200)
    expect(await exists(id)).toBe(false)
  })

  test('names the method in the query', async () => {
    const id = await post('Soon gone as well')
    const reply = await world.call('POST', `/post/${id}?_method=delete`, { as: ana, ...encode({ content: 'x' }) })
    expect(reply.status).toBe(200)
    expect(await exists(id)).toBe(false)
  })

  test.each(['put', 'patch', 'trace', 'get', 'head', 'nonsense'])('cannot name the method %s', async method => {
    const id = await post('Stays')
    const like = `/post/${id}/like`
    expectError(await world.call('POST', like, { as: ana, ...encode({ _method: method }) }), 405)
    expectError(await world.call('POST', `${like}?_method=${method}`, { as: ana, ...encode({}) }), 405)
    expectError(await world.call('POST', '/post', { as: ana, ...encode({ _method: method, content: 'No' }) }), 405)
    expectError(await world.call('POST', `/post?_method=${method}`, { as: ana, ...encode({ content: 'No' }) }), 405)
    expect(await exists(id)).toBe(true)
  })

  test('may name the method that it has', async () => {
    const { status } = await world.call('POST', '/post', { as: ana, ...encode({ _method: 'post', content: 'Yes' }) })
    expect(status).toBe(201)
  })
})

test('one call names no two methods', async () => {
  const id = await post('Neither')
  const form = '_method=delete&_method=patch'
  expectError(await world.call('POST', `/post/${id}`, { as: ana, form }), 405)
  expectError(await world.call('POST', `/post/${id}?${form}`, { as: ana, json: {} }), 405)
  expectError(await world.call('POST', `/post/${id}/like`, { as: ana, form }), 405)
  expectError(await world.call('POST', '/auth/logout', { as: ana, json: { _method: ['delete', 'post'] } }), 405)
  expect(await exists(id)).toBe(true)
})

test.each(each)('a path that only takes POST refuses a different method named in %s', async (_name, encode) => {
  expectError(await world.call('POST', '/auth/logout', { as: ana, ...encode({ _method: 'delete' }) }), 405)
  expectError(await world.call('POST', '/auth/login', encode({ _method: 'nonsense' })), 405)
  expect((await world.call('GET', '/profile/me', { as: ana })).status).toBe(200)
})

const nowhere = 'http://elsewhere.example/files/media/x.png'
const unknownUpload = (fields: Loose) => fields.details.images?.[0]?.code === 'upload_unknown'

test.each(['images[]', 'images[0]', 'images'])('a list may be written as %s', async name => {
  for (const [, encode] of flat) {
    const reply = await world.call('POST', '/post', { as: ana, ...encode({ content: 'With', [name]: nowhere }) })
    expectError(reply, 422)
    expect(unknownUpload(reply.body)).toBe(true)
  }
})

test.each(['images[]', 'images'])('a list may be written as %s several times', async name => {
  const multipart = new FormData()
  const form = new URLSearchParams()
  for (let index = 0; index < 17; index += 1) {
    multipart.append(name, nowhere)
    form.append(name, nowhere)
  }
  for (const options of [{ multipart }, { form: form.toString() }]) {
    const reply = await world.call('POST', '/post', { as: ana, ...options })
    expect(reply.body.details.images).toEqual([{ code: 'too_many', values: { max: 16 } }])
  }
})

test('a body of a GET is not read', async () => {
  const body = JSON.stringify({ content: 'hidden' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
  const heard = await speak(world.url, head('GET', '/api/v1/country', headers) + body)
  expect(heard).toMatch(/^HTTP\/1.1 200 /)
})

test('a call without input may have any accepted type and no body', async () => {
  const id = await post('Likeable')
  for (const type of ['application/json', 'application/x-www-form-urlencoded', undefined]) {
    const reply = await sendRaw(world.url, `/post/${id}/like`, { as: ana, ...(type && { type }) })
    expect(reply.status).toBe(200)
  }
})

test.each(['text/plain', 'application/xml', 'image/png', 'nonsense', 'application/json-patch+json', 'text/json'])(
  'a body of type %s is refused',
  async type => {
    expectError(await sendRaw(world.url, '/post', { as: ana, type, body: '{"content":"x"}' }), 415)
    expectError(await sendRaw(world.url, '/auth/login', { type, body: '{"content":"x"}' }), 415)
  },
)

test('a body without a type is refused', async () => {
  const body = new TextEncoder().encode('{"content":"x"}')
  expectError(await sendRaw(world.url, '/post', { as: ana, body }), 415)
})

test('the type of a body may carry parameters and any case', async () => {
  for (const type of ['Application/JSON; charset=UTF-8', 'application/json;charset=utf-8']) {
    expect((await sendRaw(world.url, '/post', { as: ana, type, body: '{"content":"x"}' })).status).toBe(201)
  }
})
