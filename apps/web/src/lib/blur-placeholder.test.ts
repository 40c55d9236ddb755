import { thumbHashToDataURL } from 'thumbhash'
import { expect, test, vi } from 'vitest'
import { blurPlaceholder } from './blur-placeholder.ts'

vi.mock('thumbhash', { spy: true })
const decoded = vi.mocked(thumbHashToDataURL)

test('a picture is decoded once while it is shown, and not kept for ever', () => {
  const hash = 'WSoDBYCHiIh3iIh/h4eIiXeIcIgH'
  expect(blurPlaceholder(hash)).toMatch(/^url\("data:image\/png;base64,/)
  blurPlaceholder(hash)
  expect(decoded).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 500; n += 1) blurPlaceholder(btoa(`other ${n}`))
  blurPlaceholder(hash)
  expect(decoded).toHaveBeenCalledTimes(502)
})
