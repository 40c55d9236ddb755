import * as care from '@celebrio/contract/care/notices'
import * as celebrations from '@celebrio/contract/celebrations/notices'
import * as market from '@celebrio/contract/market/notices'
import * as people from '@celebrio/contract/people/notices'
import * as social from '@celebrio/contract/social/notices'
import { expect, test } from 'vitest'
import { noticeLooks } from './notice-looks.ts'

test('every kind of notification has a look', () => {
  const kinds = [people, social, celebrations, market, care].flatMap(area => Object.values(area)).flat()
  expect(new Set(Object.keys(noticeLooks))).toEqual(new Set(kinds))
})
