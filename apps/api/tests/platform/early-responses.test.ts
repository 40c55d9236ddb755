import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { newFolder } from '../../src/platform/files/keys.ts'
import { signUp } from '../harness/people.ts'
import { startWorld } from '../harness/world.ts'
import { startFiles } from './files-server.ts'
import { head } from './raw-call.ts'

const { url, call } = await startWorld()
const store = await startFiles()
afterAll(() => store.stop())

const megabyte = 'x'.repeat(1_000_000)
const megabytes = 20
const chunkOf = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

/** Sends the beginning of a request, then 20 MB. @returns what is answered first @throws Error where the line is cut before all is sent */
const sendAll = (origin: string, begin: string, piece: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port, hostname } = new URL(origin)
    const socket = connect(Number(port), hostname)
    const answered = new Promise<string>(hear => socket.setEncoding('utf8').once('data', text => hear(String(text))))
    const write = (text: string) => new Promise<void>(sent => socket.write(text, () => sent()))
    const sendPieces = async () => {
      await write(begin)
      for (let sent = 0; sent < megabytes; sent += 1) await write(piece)
      resolve(await answered)
      socket.destroy()
    }
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The line was cut.')))
    sendPieces().catch(reject)
  })

test('who sends a file that is too large hears so, and is not left with a line that hangs', async () => {
  const key = `incoming/${newFolder()}/file`
  const address = await store.files.signedUploadUrl(key, { contentType: 'image/png', maxBytes: 1000, minutes: 15 })
  const { origin, pathname, search } = new URL(store.here(address))
  const begin = head('PUT', `${pathname}${search}`, { 'content-type': 'image/png', 'transfer-encoding': 'chunked' })
  expect(await sendAll(origin, begin, chunkOf(megabyte))).toMatch(/^HTTP\/1.1 413/)
})

test('so does who sends a photo that is too large in a form', async () => {
  const ana = await signUp(call, 'Ana')
  const headers = {
    authorization: `Bearer ${ana.token}`,
    'content-type': 'multipart/form-data; boundary=line',
    'transfer-encoding': 'chunked',
  }
  const part =
    '--line\r\ncontent-disposition: form-data; name="profile_picture"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  expect(await sendAll(url, head('POST', '/api/v1/profile', headers) + chunkOf(part), chunkOf(megabyte))).toMatch(
    /^HTTP\/1.1 413/,
  )
})
