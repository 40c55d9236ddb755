// The market: what do finding, a provider’s page, long lists of bookings and a cart cost, however much there is?
import { compareWithBare } from './compare-with-bare.ts'
import { fillMarket, sizes, type Viewers } from './fill-market.ts'
import { describeMachine } from './machine.ts'
import { bookingPages, findingPages, providerPages, sitemapPages } from './market-lists.ts'
import { cityOf, measureCarts, measurePages } from './market-measures.ts'
import { onScratchProduct, type Scene } from './scratch-product.ts'
import { signUpViewer } from './viewer.ts'

const target = { together: 50 }
const targetOfSitemap = { alone: 200 }

const counted = (count: number, what: string) => `${count.toLocaleString('en')} ${what}`

async function measureMarket(scene: Scene): Promise<void> {
  const { origin } = scene.product
  const viewers: Viewers = {
    celebrant: scene.viewer,
    provider: await signUpViewer(origin, 2),
    small: await signUpViewer(origin, 3),
  }
  const growTo = await fillMarket(scene.client, viewers)
  await compareWithBare(scene, async bench => {
    for (const stores of sizes.stores) {
      const begin = performance.now()
      await growTo(stores)
      const title = counted(stores, 'providers')
      console.log(`${title}, filled in ${Math.round((performance.now() - begin) / 1000)} s`)
      const pages = findingPages(await cityOf(bench))
      await measurePages(bench, viewers, { title: `${title}, finding`, pages, target })
      await measurePages(bench, viewers, { title: `${title}, their pages`, pages: providerPages(), target })
    }
    const sitemap = { title: 'a page of the sitemap', pages: sitemapPages(), target: targetOfSitemap }
    await measurePages(bench, viewers, sitemap)
    const title = counted(sizes.bookings.heavy, 'bookings on each side')
    await measurePages(bench, viewers, { title, pages: bookingPages(), target })
    await measureCarts(bench, viewers)
  })
}

console.log(describeMachine())
await onScratchProduct(measureMarket)
