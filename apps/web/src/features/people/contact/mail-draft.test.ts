import { expect, test } from 'vitest'
import { mailDraft } from './mail-draft.ts'

const words = { name: 'Ana & Co', subject: 'A question?', message: 'One.\nTwo = 2' }

test('a mail draft has subject, message and name, with their special characters', () => {
  const draft = new URL(mailDraft('help@celebrio.example', words))
  // Its sign stands as it is: not every program reads an encoded one.
  expect(draft.pathname).toBe('help@celebrio.example')
  expect(draft.searchParams.get('subject')).toBe('A question?')
  expect(draft.searchParams.get('body')).toBe('One.\nTwo = 2\r\n\r\nAna & Co')
})

test('nothing is made up for what is still empty', () => {
  const draft = new URL(mailDraft('help@celebrio.example', { name: '', subject: '', message: '' }))
  expect(draft.searchParams.get('body')).toBe('')
})
