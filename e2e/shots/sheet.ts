import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Picture } from './photographer.ts'

/** How large a picture is on the sheet, of its own size. */
const scale = 0.42
/** Of a taller picture the sheet shows the upper part; a click in the HTML shows all of it. */
const shown = 2200
const padding = 32
/** No image on the sheet's pages is taller: browsers and viewers have their limits. */
const pageHeight = 3200

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `
  body { margin: ${padding}px; font: 15px/1.4 system-ui, sans-serif; background: #8a8a8a; color: #111; width: max-content }
  h1 { margin: 0 0 24px; font-size: 28px } h2 { margin: 0; font-size: 20px } section { padding-bottom: 40px }
  code { font-size: 14px; margin-left: 12px } .fault { color: #fff; background: #b00020; padding: 2px 8px; margin: 4px 0 0; width: max-content }
  .row { display: flex; gap: 12px; align-items: flex-start; margin-top: 12px }
  a { display: block } img { display: block; object-fit: cover; object-position: top } small { display: block }`

const figure = (folder: string, { file, width, scheme, height }: Picture) => `<a href="${folder}/${file}">
  <small>${width} ${scheme}</small>
  <img src="${folder}/${file}" alt="" width="${width * scale}" height="${Math.min(shown, height) * scale}">
</a>`

function section(folder: string, pictures: Picture[]): string {
  const [first] = pictures
  if (!first) return ''
  const order = [...pictures].sort((a, b) => b.scheme.localeCompare(a.scheme) || a.width - b.width)
  const faults = pictures.flatMap(({ width, faults }) => faults.map(fault => `${width}: ${fault}`))
  return `<section><h2>${first.look}<code>${safe(first.path)}</code></h2>
    ${faults.map(fault => `<p class="fault">${safe(fault)}</p>`).join('')}
    <div class="row">${order.map(picture => figure(folder, picture)).join('')}</div></section>`
}

/** Rows that fit on one page: [top, bottom] in pixels. */
function paginate(rows: { top: number; bottom: number }[]): [number, number][] {
  const pages: [number, number][] = []
  let start = 0
  let end = 0
  for (const { bottom } of rows) {
    if (bottom - start > pageHeight && end > start) {
      pages.push([start, end])
      start = end
    }
    end = bottom
  }
  return [...pages, [start, end]]
}

/**
 * Lays the pictures of one person on a sheet, as HTML and as PNG; a long sheet goes on in `<person>-2.png`.
 * @returns where the sheet and its pages lie
 */
export async function makeSheet(
  browser: Browser,
  folder: string,
  title: string,
  pictures: Picture[],
): Promise<string[]> {
  const name = basename(folder)
  const looks = Map.groupBy(pictures, ({ look }) => look)
  const rows = [...looks.values()].map(group => section(name, group)).join('')
  const html = join(folder, `../${name}.html`)
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8"><title>${safe(title)}</title><style>${style}</style><h1>${safe(title)}</h1>${rows}`,
  )
  const page = await browser.newPage({ viewport: { width: 600, height: 600 } })
  await page.goto(pathToFileURL(html).href)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  const edges = await page.locator('section').evaluateAll(sections =>
    sections.map(element => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top: top + scrollY, bottom: bottom + scrollY }
    }),
  )
  const files: string[] = []
  for (const [top, bottom] of paginate(edges)) {
    const file = join(folder, `../${name}${files.length > 0 ? `-${files.length + 1}` : ''}.png`)
    await page.screenshot({
      path: file,
      fullPage: true,
      clip: { x: 0, y: top, width: width + padding, height: bottom - top },
    })
    files.push(file)
  }
  await page.close()
  return [html, ...files]
}
