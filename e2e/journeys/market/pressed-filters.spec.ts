import { expect, test } from '../../fixtures/journey.ts'

test('a filter stays pressed while a slow page follows', async ({ page }) => {
  await page.goto('/service-provider')
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const rating = (name: string) => filters.getByRole('button', { name, exact: true })
  await expect(rating('Any')).toHaveAttribute('aria-pressed', 'true')
  const slow = await page.context().newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(list => {
      for (const { target } of list)
        if (target instanceof Element) seen.push(`${target.textContent} ${target.getAttribute('aria-pressed')}`)
    }).observe(document.body, { subtree: true, attributeFilter: ['aria-pressed'] })
    return seen
  })
  for (const [name, address] of [
    ['4.5 and up', /min_rating=4\.5$/],
    ['4.0 and up', /min_rating=4$/],
    ['4.5 and up', /min_rating=4\.5$/],
    ['Any', /service-provider$/],
  ] as const) {
    await rating(name).click()
    await expect(page).toHaveURL(address)
    await expect(rating(name)).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await changes.jsonValue()).toEqual([
    'Any false',
    '4.5 and up true',
    '4.0 and up true',
    '4.5 and up false',
    '4.0 and up false',
    '4.5 and up true',
    'Any true',
    '4.5 and up false',
  ])
})
