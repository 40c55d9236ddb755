import { expect, test } from 'vitest'
import { buildServer } from '../../src/platform/http/server.ts'
import { openLog } from '../../src/platform/log.ts'
import { readSettings } from '../../src/platform/settings.ts'

test('the log keeps addresses without the tokens in them', async () => {
  let written = ''
  const write = (text: string) => {
    written += text
  }
  const server = await buildServer(readSettings({ RATE_LIMITS: 'off' }), openLog('info', { write }))
  server.get('/*', async () => 'Hello')
  const token = 'Xy-9_'.repeat(9).slice(0, 43)
  await server.inject(`/i/${token}`)
  await server.inject(`/verify-email?token=${token}`)
  await server.inject('/events/12')
  await server.close()
  expect(written).not.toContain(token)
  expect(written).toContain('"url":"/i/[token]"')
  expect(written).toContain('"url":"/verify-email?token=[token]"')
  expect(written).toContain('"url":"/events/12"')
})
