import { issueTexts } from '@celebrio/contract/platform/issues'
import { expect, test } from 'vitest'
import en from './guest-messages/en.ts'

test('the English texts of issues are those of the contract', () => {
  const contract = Object.entries(issueTexts).map(([code, text]) => [code, text.replaceAll(/\{(\w+)\}/g, '{{$1}}')])
  expect(en).toEqual(Object.fromEntries(contract))
})
