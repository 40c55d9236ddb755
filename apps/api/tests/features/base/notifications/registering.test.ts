import { expect, test } from 'vitest'
import { features } from '../../../../src/app.ts'
import type { Notices } from '../../../../src/features/base/notifications/notice-types.ts'
import { noticeListener, registerNotices } from '../../../../src/features/base/notifications/register-notices.ts'

const text = () => 'Somebody waved'
const texts = { notices: { waved: text } }
const messages = { en: texts, fr: texts, es: texts, pt: texts }
const base = { category: 'people', weight: 'normal' } as const
const waved = { ...base, subject: null, follows: ['post.liked'] } as const
const listeners = [{ fact: 'post.liked', name: noticeListener }]
const waves = (notices: Notices) => ({ name: 'waves', notices, listeners })

test('what the features of the product register is complete', () => {
  const { kinds, subjects } = registerNotices(features)
  expect([...kinds.keys()]).toContain('post_liked')
  expect([...subjects.keys()].sort()).toEqual([
    'booking',
    'cancelled_event',
    'comment',
    'conversation',
    'deal',
    'deleted_group',
    'event',
    'group',
    'held_day',
    'open_case',
    'plan',
    'post',
    'question',
    'report_case',
    'review',
    'review_reminder',
    'statement',
    'verification',
  ])
})

test('a kind comes with the texts of its feature', () => {
  const { kinds } = registerNotices([waves({ kinds: { waved }, messages })])
  expect(kinds.get('waved')).toMatchObject({ subject: null, texts: { en: text, pt: text } })
})

test('a kind that two features register is refused', () => {
  const notices = { kinds: { waved }, messages }
  expect(() => registerNotices([waves(notices), { name: 'greetings', notices, listeners }])).toThrow(
    'Notices of greetings: waved is registered twice.',
  )
})

test('a kind without a text in one of the languages is refused', () => {
  const without = { ...messages, pt: { notices: {} } }
  expect(() => registerNotices([waves({ kinds: { waved }, messages: without })])).toThrow(
    'Notices of waves: waved has no text in pt.',
  )
})

test.for([
  { of: 'no fact', follows: [], words: 'waved follows no fact.' },
  {
    of: 'a fact to which nobody listens',
    follows: ['post.shared'],
    words: 'waved follows post.shared, to which nobody',
  },
] as const)('a kind that follows $of is refused', ({ follows, words }) => {
  expect(() => registerNotices([waves({ kinds: { waved: { ...base, subject: null, follows } }, messages })])).toThrow(
    words,
  )
})

test('a listener that has a name of its own does not count', () => {
  const own = {
    name: 'waves',
    notices: { kinds: { waved }, messages },
    listeners: [{ fact: 'post.liked', name: 'waves' }],
  }
  expect(() => registerNotices([own])).toThrow('to which nobody listens')
})

test('a kind about something that nobody registers is refused', () => {
  const lost = { ...base, subject: 'balloon', follows: ['post.liked'] } as const
  expect(() => registerNotices([waves({ kinds: { waved: lost }, messages })])).toThrow(
    'waved is about balloon, which nobody registers',
  )
})
