import { rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { type Product, startProduct } from '../fixtures/product.ts'
import config from '../playwright.config.ts'
import { demoIsComplete } from './demo.ts'
import { type Options, readOptions } from './options.ts'
import { type PersonName, type Places, people, personNames } from './people.ts'
import { openWindow, type Picture, type Sitting, startCamera } from './photographer.ts'
import { makeSheet } from './sheet.ts'
import { type Look, looks } from './states.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const shots = fileURLToPath(new URL('../../shots', import.meta.url))
const say = (text: string) => process.stdout.write(`${text}\n`)
const demoPeople = personNames.filter(name => people[name].demo)

async function photograph(browser: Browser, sitting: Sitting, wanted: Look[], { widths }: Options): Promise<Picture[]> {
  const albums = await Promise.all(
    widths.map(async width => {
      const context = await openWindow(browser, sitting, width)
      const take = await startCamera(context, sitting, width)
      const album: Picture[] = []
      for (const look of wanted) album.push(...(await take(look)))
      await context.close()
      return album
    }),
  )
  const places = new Map(wanted.map(({ name }, place) => [name, place]))
  return albums.flat().sort((a, b) => (places.get(a.look) ?? 0) - (places.get(b.look) ?? 0))
}

function report(name: string, pictures: Picture[], seconds: string): void {
  say(`${name}: ${pictures.length} pictures in ${seconds} s`)
  for (const { look, width, faults } of pictures) for (const fault of faults) say(`  ${look} at ${width}: ${fault}`)
}

const named = (path: string, places: Places) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(places[name]))

async function sitFor(browser: Browser, product: Product, who: PersonName, options: Options) {
  const { about, enter, language: own } = people[who]
  const chosen = looks.filter(({ as, name }) => as.includes(who) && options.looks.includes(name))
  const { stored, places = {} } = await enter(product)
  const wanted = chosen.map(look => ({ ...look, path: named(look.path, places) }))
  const { url } = product
  const pictures: Picture[] = []
  const files: string[] = []
  for (const language of options.languages.length > 0 ? options.languages : [own]) {
    if (wanted.length === 0) continue
    const begin = performance.now()
    const name = language === own ? who : `${who}-${language}`
    const folder = `${shots}/${name}`
    await rm(folder, { recursive: true, force: true })
    const taken = await photograph(
      browser,
      { url, folder, stored, language, schemes: options.schemes },
      wanted,
      options,
    )
    files.push(...(await makeSheet(browser, folder, `${name}: ${about}`, taken)))
    pictures.push(...taken)
    report(name, taken, ((performance.now() - begin) / 1000).toFixed(1))
  }
  return { pictures, files }
}

/** Newcomers need an empty product, the others the demo world, which fills itself while the newcomers are photographed. */
async function startProducts(chosen: PersonName[]) {
  const needs = (demo: boolean) => chosen.some(who => demoPeople.includes(who) === demo)
  const start = (demo: boolean) => (needs(demo) ? startProduct({ demo }) : undefined)
  const [full, empty] = await Promise.all([start(true), start(false)])
  return {
    async productOf(who: PersonName): Promise<Product> {
      const product = demoPeople.includes(who) ? full : empty
      if (!product) throw new Error(`No product was started for ${who}.`)
      if (product === full) await demoIsComplete(product.url)
      return product
    },
    stop: () => Promise.all([full?.stop(), empty?.stop()]),
  }
}

const demoLast = (people: PersonName[]) =>
  people.toSorted((a, b) => Number(demoPeople.includes(a)) - Number(demoPeople.includes(b)))

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), { people: [...personNames], looks: looks.map(({ name }) => name) })
  say('Starting the product …')
  const products = await startProducts(options.people)
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const sittings = []
    for (const who of demoLast(options.people))
      sittings.push(await sitFor(browser, await products.productOf(who), who, options))
    say('')
    for (const file of sittings.flatMap(({ files }) => files)) say(relative(root, file))
    const faults = sittings.flatMap(({ pictures }) => pictures.flatMap(picture => picture.faults))
    return faults.some(fault => fault.startsWith('not reached')) ? 1 : 0
  } finally {
    await browser.close()
    await products.stop()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
