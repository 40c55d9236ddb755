import { afterAll, describe, expect, test } from 'vitest'
import { befriend } from '../../../harness/relations.ts'
import { startWorld } from '../../../harness/world.ts'
import { stepsOf } from '../../chat/conversations/steps.ts'
import { png } from '../uploads/samples.ts'
import { startSite } from './pages.ts'

const site = await startSite()
const hidden = await startSite()
afterAll(() => {
  site.close()
  hidden.close()
})
const world = await startWorld({ settings: { previewsFrom: url => url.startsWith(site.origin) } })
const { call } = world
const { open, say, history, changes } = stepsOf(world)

const talking = async () => {
  const people = await world.people()
  await befriend(world, people.ana, people.ben)
  return { ...people, id: await open(people.ana, people.ben) }
}

/** What the last message of a conversation shows of its link, after everything has been looked up. */
const shown = async (words: string) => {
  const { ana, ben, id } = await talking()
  await say(ana, id, words)
  await world.drainJobs()
  return (await history(ben, id)).messages.at(-1)?.link
}

let pages = 0
const page = (content: Parameters<typeof site.page>[1]) => {
  pages += 1
  return site.page(`/${pages}`, content)
}

const head = (inner: string) => `<!doctype html><html><head>${inner}</head><body><p>Hello</p></body></html>`

describe('the page of the first link', () => {
  test('is shown with its own words and a copy of its picture', async () => {
    site.page('/hall.png', {
      headers: { 'content-type': 'image/png' },
      body: await png({ width: 900, height: 300 }),
    })
    const url = page(
      head(`<title>Other</title>
        <meta property="og:title" content="The old hall &amp; garden">
        <meta property="og:description" content="Room for
          two hundred guests.">
        <meta property="og:site_name" content="Halls of Lisbon">
        <meta property="og:image" content="/hall.png">`),
    )
    const link = await shown(`Look at ${url}, and at https://example.org too`)
    expect(link).toMatchObject({
      url,
      site: 'Halls of Lisbon',
      title: 'The old hall & garden',
      description: 'Room for two hundred guests.',
      picture: { width: 640, height: 213 },
    })
    expect(new URL(link.picture.url).origin).toBe(world.settings.publicUrl)
    const copy = await fetch(link.picture.url)
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('is told by its title and its host where it says no more', async () => {
    expect(await shown(page(head('<title> Cakes </title>')))).toMatchObject({
      title: 'Cakes',
      site: '127.0.0.1',
      description: null,
      picture: null,
    })
  })

  test('is read in the encoding that it has', async () => {
    const body = Buffer.from(head('<meta charset="windows-1252"><title>Fête d\'été</title>'), 'latin1')
    const named = Buffer.from([...Buffer.from('<title>F'), 0xea, ...Buffer.from('te</title>')])
    const told = { 'content-type': 'text/html; charset="windows-1252"' }
    expect((await shown(page({ headers: told, body: named })))?.title).toBe('Fête')
    expect((await shown(page({ headers: { 'content-type': 'text/html' }, body })))?.title).toBe("Fête d'été")
  })

  test('is cut where it says too much', async () => {
    const { title, description } = await shown(
      page(head(`<title>${'🎂'.repeat(300)}</title><meta name="description" content="${'word '.repeat(200)}">`)),
    )
    expect([Array.from(title).length, title.endsWith('🎂…')]).toEqual([200, true])
    expect(Array.from(description).length).toBeLessThanOrEqual(300)
  })

  test('shows its words as words', async () => {
    const link = await shown(page(head('<title>&lt;script&gt;alert(1)&lt;/script&gt; \u202Eevil</title>')))
    expect(link.title).toBe('<script>alert(1)</script> evil')
  })
})

describe('nothing is shown', () => {
  test.for<[string, Parameters<typeof site.page>[1]]>([
    ['that is not there', { status: 404, body: head('<title>Not found</title>') }],
    ['without a title', head('')],
    ['that is no page', { headers: { 'content-type': 'application/pdf' }, body: '<title>No</title>' }],
    [
      'that is compressed without being asked',
      { headers: { 'content-encoding': 'gzip' }, body: head('<title>No</title>') },
    ],
    ['that leads to a private address', { status: 302, headers: { location: `${hidden.origin}/secret` } }],
    ['that leads to a name of this machine', { status: 302, headers: { location: 'http://localhost/' } }],
    ['that leads to another kind of address', { status: 302, headers: { location: 'file:///etc/passwd' } }],
    ['that leads nowhere', { status: 302, headers: { location: '///' } }],
  ])('of a page %s', async ([, content]) => {
    hidden.page('/secret', head('<title>Secret</title>'))
    expect(await shown(page(content))).toBeNull()
    expect(hidden.asked).toEqual([])
  })

  test('of a page that leads in circles', async () => {
    const url = site.page('/round', { status: 302, headers: { location: '/round' } })
    expect(await shown(url)).toBeNull()
    expect(site.asked.filter(path => path === '/round')).toHaveLength(5)
  })

  test.for(['http://192.168.0.1/', 'http://localhost:80/', 'https://example.org:8443/', 'http://[::1]/', 'see 5.pm'])(
    'of %s, which nobody calls',
    async words => {
      const { ana, id } = await talking()
      await say(ana, id, words)
      expect((await world.statements(() => world.drainJobs())).some(sql => /link_previews/.test(sql))).toBe(false)
    },
  )

  test('of a picture that is a drawing, far too large or on a private address; the page is', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'
    site.page('/drawing', { headers: { 'content-type': 'image/png' }, body: svg })
    site.page('/large', { headers: { 'content-type': 'image/png' }, body: Buffer.alloc(6_000_000) })
    hidden.page('/picture', { headers: { 'content-type': 'image/png' }, body: await png({ width: 300, height: 300 }) })
    for (const picture of ['/drawing', '/large', `${hidden.origin}/picture`]) {
      const link = await shown(page(head(`<title>Page</title><meta property="og:image" content="${picture}">`)))
      expect(link).toMatchObject({ title: 'Page', picture: null })
    }
    expect(hidden.asked).toEqual([])
  })
})

describe('a preview', () => {
  test('is read once for all who send its link, and stays what it was when they did', async () => {
    const url = page(head('<title>Once</title>'))
    const path = new URL(url).pathname
    const { ana, ben, id } = await talking()
    await say(ana, id, url)
    await say(ana, id, `${url}#part`)
    await world.drainJobs()
    expect((await say(ben, id, url)).link).toMatchObject({ title: 'Once' })
    expect(site.asked.filter(asked => asked === path)).toHaveLength(1)
    site.page(path, head('<title>Changed</title>'))
    world.clock.forward({ days: 8 })
    await say(ana, id, url)
    await world.drainJobs()
    expect((await history(ben, id)).messages.at(-1)?.link.title).toBe('Once')
    expect(site.asked.filter(asked => asked === path)).toHaveLength(1)
  })

  test('is looked for again after a week where there was none', async () => {
    const url = page({ status: 503, body: '' })
    const path = new URL(url).pathname
    const { ana, id } = await talking()
    const asked = async () => {
      await say(ana, id, url)
      await world.drainJobs()
      return [site.asked.filter(one => one === path).length, (await history(ana, id)).messages.at(-1)?.link?.title]
    }
    expect(await asked()).toEqual([1, undefined])
    site.page(path, head('<title>Open again</title>'))
    expect(await asked()).toEqual([1, undefined])
    world.clock.forward({ days: 8 })
    expect(await asked()).toEqual([2, 'Open again'])
  })

  test('comes as a change of its message, to both', async () => {
    const { ana, ben, id } = await talking()
    const sent = await say(ana, id, page(head('<title>Later</title>')))
    expect(sent.link).toBeNull()
    await world.drainJobs()
    for (const reader of [ana, ben]) {
      const { messages } = await changes(reader, id, sent.rev)
      expect(messages).toMatchObject([{ id: sent.id, link: { title: 'Later' }, edited_at: null }])
    }
  })

  test('follows the words, and goes with them', async () => {
    const { ana, ben, id } = await talking()
    const { id: message } = await say(ana, id, page(head('<title>First</title>')))
    await world.drainJobs()
    await call('PATCH', `/message/${message}`, { as: ana, json: { body: page(head('<title>Second</title>')) } })
    await world.drainJobs()
    expect((await history(ben, id)).messages[0]?.link.title).toBe('Second')
    await call('PATCH', `/message/${message}`, { as: ana, json: { body: 'No link' } })
    expect((await history(ben, id)).messages[0]?.link).toBeNull()
    await call('DELETE', `/message/${message}`, { as: ana })
    expect((await history(ben, id)).messages[0]).toMatchObject({ link: null, is_deleted: true })
  })

  test('is forgotten three months after it was last sent, with its picture', async () => {
    site.page('/old.png', { headers: { 'content-type': 'image/png' }, body: await png({ width: 200, height: 200 }) })
    const { ana, id } = await talking()
    const url = page(head('<title>Old</title><meta property="og:image" content="/old.png">'))
    await say(ana, id, url)
    await world.drainJobs()
    const picture = (await history(ana, id)).messages[0]?.link.picture.url
    expect((await fetch(picture)).status).toBe(200)
    const months = async (count: number) => {
      for (let month = 0; month < count; month += 1) {
        world.clock.forward({ days: 25 })
        // A session that nobody uses ends.
        await history(ana, id)
      }
      await world.runScheduledJob('link-previews.sweep')
    }
    await months(3)
    await say(ana, id, url)
    await months(3)
    expect((await history(ana, id)).messages[0]?.link.title).toBe('Old')
    await months(1)
    expect((await history(ana, id)).messages[0]?.link).toBeNull()
    expect((await fetch(picture)).status).toBe(404)
  })
})
