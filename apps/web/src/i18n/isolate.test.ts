import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { isolateNames } from './isolate.ts'
import { interpolation } from './start.ts'

test('a name from right to left is isolated in a sentence, and nothing else is changed', async () => {
  const i18n = createInstance().use(isolateNames)
  const tickets = { party_other: '{{name}}, party of {{count}}' }
  await i18n.init({ lng: 'en', resources: { en: { tickets } }, interpolation })
  const say = (name: string) => i18n.t('tickets:party', { name, count: 3 })
  expect(say('נועה לוי')).toBe('\u2068נועה לוי\u2069, party of 3')
  expect(say('Zoë <b>& Co.')).toBe('Zoë <b>& Co., party of 3')
})
