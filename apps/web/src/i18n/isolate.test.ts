import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { isolateNames } from './isolate.ts'
import { interpolation } from './start.ts'

test('a name from right to left is isolated in a sentence, and other words stay as they are', async () => {
  const i18n = createInstance().use(isolateNames)
  const tickets = { party_other: '{{name}}, party of {{count}}' }
  await i18n.init({ lng: 'en', resources: { en: { tickets } }, interpolation })
  const say = (name: string) => i18n.t('tickets:party', { name, count: 3 })
  expect(say('נועה לוי')).toBe('\u2068נועה לוי\u2069, party of 3')
  expect(say('Zoë <b>& Co.')).toBe('Zoë <b>& Co., party of 3')
})

test.each([
  ['en', 'At most 10,000,000.'],
  ['fr', 'At most 10\u202f000\u202f000.'],
  ['es', 'At most 10.000.000.'],
  ['pt', 'At most 10.000.000.'],
])('numbers are written as the language does (%s)', async (lng, written) => {
  const i18n = createInstance().use(isolateNames)
  await i18n.init({ lng, resources: { [lng]: { issues: { too_big: 'At most {{max}}.' } } }, interpolation })
  expect(i18n.t('issues:too_big', { max: 10_000_000 })).toBe(written)
})
