import { expect, test } from '../../fixtures/journey.ts'
import { ask, upload } from '../../fixtures/posts.ts'
import { png } from '../../fixtures/samples.ts'

const shapes = {
  tall: { width: 200, height: 900 },
  wide: { width: 900, height: 200 },
  square: { width: 400, height: 400 },
}
type Shape = keyof typeof shapes

const combinations: Shape[][] = [
  ['tall'],
  ['wide'],
  ['tall', 'wide'],
  ['wide', 'tall'],
  ['square', 'tall'],
  ['tall', 'tall', 'wide'],
  ['wide', 'tall', 'wide', 'tall'],
  ['tall', 'wide', 'square', 'tall', 'wide', 'tall'],
]

test('pictures of any shape stand in rows without holes, equally high, and none is a sliver', async ({
  enter,
  product: { url },
}) => {
  const { person, page } = await enter('Ermelinde')
  const send = (shape: Shape) =>
    upload(url, person, { name: `${shape}.png`, mimeType: 'image/png', buffer: png(shapes[shape]) })
  for (const combination of combinations) {
    const images = await Promise.all(combination.map(send))
    const { post } = await ask<{ post: { id: number } }>(url, person, '/post', {
      method: 'POST',
      body: JSON.stringify({ content: combination.join(' and '), images }),
    })
    await page.goto(`/posts/${post.id}`)
    const article = page.getByRole('article').first()
    const pictures = article.getByRole('img', { name: /^Photo (\d of \d )?by/ })
    await expect(pictures).toHaveCount(Math.min(combination.length, 5))
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const { tiles, card } = await article.evaluate(card => {
        const images = [...card.querySelectorAll('img[alt^="Photo"]')]
        const tiles = images.map(image => {
          const { top, left, right, height } = image.getBoundingClientRect()
          return { top: Math.round(top + scrollY), left, right, height: Math.round(height) }
        })
        return { tiles, card: card.getBoundingClientRect().width }
      })
      const rows = Map.groupBy(tiles, tile => tile.top)
      for (const row of rows.values()) {
        expect(new Set(row.map(({ height }) => height)).size).toBe(1)
        const gaps = row.slice(1).map((tile, nth) => tile.left - (row[nth]?.right ?? 0))
        for (const gap of gaps) expect(Math.abs(gap)).toBeLessThanOrEqual(4)
        const first = row.at(0)
        const last = row.at(-1)
        expect((last?.right ?? 0) - (first?.left ?? 0)).toBeGreaterThanOrEqual(card - 3)
        for (const { left, right, height } of row) {
          expect((right - left) / height).toBeGreaterThanOrEqual(0.7)
          expect((right - left) / height).toBeLessThanOrEqual(2.4)
        }
      }
    }
  }
})
