import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countTrending } from '../../../src/features/social/hashtags/trending.ts'
import type { Someone } from '../../harness/caller.ts'
import type { Member } from '../../harness/people.ts'
import { befriend, block, makePrivate } from '../../harness/relations.ts'
import { startWorld } from '../../harness/world.ts'

const world = await startWorld()
const { call, app } = world

const post = async (as: Someone, content: string): Promise<number> =>
  (await call('POST', '/post', { as, json: { content } })).body.post.id

const search = async (as: Someone, keyword: string, more = '') =>
  (await call('GET', `/search/hashtag?keyword=${encodeURIComponent(keyword)}${more}`, { as })).body

/** The hashtags found, with their number of people. */
const found = async (as: Someone, keyword: string): Promise<[string, number][]> =>
  (await search(as, keyword)).hashtags.map((one: { tag: string; total_authors: number }) => [
    one.tag,
    one.total_authors,
  ])

const tags = async (as: Someone, keyword: string): Promise<string[]> => (await found(as, keyword)).map(([tag]) => tag)

const nothing = { hashtags: [], hasMorePages: false, nextCursor: null }

const { ana, ben, cleo, dan } = await world.people()

/** Inserts posts with one hashtag each, in chronological order. */
async function write(author: Member, words: string[]): Promise<void> {
  await sql`WITH written AS (
      INSERT INTO posts (user_id, content, created_at)
      SELECT ${author.id}, '#' || tag, ${app.clock.now()}::timestamptz + nth * interval '1 second'
      FROM unnest(${words}::text[]) WITH ORDINALITY AS words (tag, nth) RETURNING id, content, created_at)
    INSERT INTO post_hashtags SELECT id, substr(content, 2), created_at FROM written`.execute(app.db)
}

describe('a hashtag is found', () => {
  test.each([
    ['quinceañera', 'quin'],
    ['quinceañera', 'quinceañera'],
    ['quinceañera', '#quince'],
    ['quinceañera', '＃quince'],
    ['quinceañera', 'QUINCEAÑ'],
    ['quinceañera', 'quincean'],
    ['quinceañera', '  quince '],
    ['fête_foraine', 'fete'],
    ['fête_foraine', 'fête_f'],
    ['plainfete', 'plainfê'],
    ['łódź', 'lod'],
    ['ｗｉｄｅ'.normalize('NFKC'), 'ｗｉ'],
    ['2027party', '2027'],
    ['_underline', '_under'],
    ['عيد_ميلاد', 'عيد'],
    ['誕生日', '誕生'],
    ['パーティー', 'パー'],
    ['जन्मदिन', 'जन्म'],
    ['день_рождения', 'ДЕНЬ'],
    ['𠮷野家', '𠮷'],
  ])('%s by "%s"', async (tag, keyword) => {
    await post(ana, `#${tag}`)
    expect(await tags(ben, keyword)).toContain(tag)
  })

  test('by how it begins, not by what is within, and not by what is longer', async () => {
    await post(ana, '#bridal #bride #bridesmaid #cobride #brid')
    expect(await tags(ben, 'bride')).toEqual(['bride', 'bridesmaid'])
    expect(await tags(ben, 'bridesmaids')).toEqual([])
  })

  test('by no more letters than were typed: a sign is not any letter', async () => {
    await post(ana, '#dots_here #dotshere')
    expect(await tags(ben, 'dots_')).toEqual(['dots_here'])
  })

  test.each([
    '#',
    '＃',
    '##party',
    'par ty',
    'pa-ty',
    '%',
    '_%',
    "'",
    '\\',
    '🎉',
    '\u0301',
    '#\u0301',
    'x'.repeat(101),
  ])('never by "%s", which begins none', async keyword => {
    await post(ana, '#party #par_ty #pa_ty')
    expect(await search(ben, keyword)).toEqual(nothing)
  })

  test('by letters that nobody used: none', async () => {
    expect(await search(ben, 'zzqqzz')).toEqual(nothing)
  })
})

describe('people are counted', () => {
  test('once, however often they used it', async () => {
    for (const as of [ana, ana, ben]) await post(as, '#onceeach')
    expect(await search(cleo, 'onceeach')).toEqual({
      ...nothing,
      hashtags: [{ tag: 'onceeach', total_authors: 2, more_authors: false }],
    })
  })

  test('in thirty posts that the viewer may see, and the answer says when there may be more', async () => {
    const people = async (as: Someone) => (await search(as, 'manyposts')).hashtags
    await post(ben, '#manyposts')
    await write(ana, Array(28).fill('manyposts'))
    expect(await people(cleo)).toEqual([{ tag: 'manyposts', total_authors: 2, more_authors: false }])
    await write(ana, ['manyposts'])
    expect(await people(cleo)).toEqual([{ tag: 'manyposts', total_authors: 2, more_authors: true }])
    await block(world, ana, dan)
    expect(await people(dan)).toEqual([{ tag: 'manyposts', total_authors: 1, more_authors: false }])
    await sql`DELETE FROM blocks`.execute(app.db)
  })
})

describe('what the viewer may not see leaves no trace', () => {
  /** What each of two people find while one post of cleo's is alone under a hashtag and one beside another person's. */
  const staged = async (name: string) => {
    const ids = [await post(cleo, `#${name}alone`), await post(cleo, `#${name}both`)]
    await post(ana, `#${name}both`)
    return ids
  }
  const all = (name: string) => [
    [`${name}both`, 2],
    [`${name}alone`, 1],
  ]
  const rest = (name: string) => [[`${name}both`, 1]]

  test('of private accounts, but for their connections and themselves', async () => {
    await staged('priv')
    expect(await found(dan, 'priv')).toEqual(all('priv'))
    await makePrivate(world, cleo)
    await befriend(world, cleo, ben)
    expect(await found(dan, 'priv')).toEqual(rest('priv'))
    expect(await found(ben, 'priv')).toEqual(all('priv'))
    expect(await found(cleo, 'priv')).toEqual(all('priv'))
    await sql`UPDATE users SET is_private = false`.execute(app.db)
  })

  test('of people blocked, either way', async () => {
    await staged('block')
    await block(world, cleo, ben)
    await block(world, dan, cleo)
    expect(await found(ben, 'block')).toEqual(rest('block'))
    expect(await found(dan, 'block')).toEqual(rest('block'))
    expect(await found(ana, 'block')).toEqual(all('block'))
    await sql`DELETE FROM blocks`.execute(app.db)
  })

  test('of people suspended', async () => {
    await staged('susp')
    await sql`UPDATE users SET status = 'suspended' WHERE id = ${cleo.id}`.execute(app.db)
    expect(await found(dan, 'susp')).toEqual(rest('susp'))
    await sql`UPDATE users SET status = 'active' WHERE id = ${cleo.id}`.execute(app.db)
    expect(await found(dan, 'susp')).toEqual(all('susp'))
  })

  test('of posts that their author hides: for nobody, as on the page of the hashtag', async () => {
    for (const id of await staged('hidden')) await call('POST', `/post/${id}/hide`, { as: cleo })
    expect(await found(dan, 'hidden')).toEqual(rest('hidden'))
    expect(await found(cleo, 'hidden')).toEqual(rest('hidden'))
  })

  test('of posts that the viewer hides, also as a share: for that viewer', async () => {
    const ids = await staged('mine')
    const original = await post(ana, 'Cake')
    await call('POST', `/post/${original}/share`, { as: ben, json: { content: '#mineshared' } })
    expect(await tags(dan, 'mineshared')).toEqual(['mineshared'])
    for (const id of [...ids, original]) await call('POST', `/post/${id}/hide`, { as: dan })
    expect(await found(dan, 'mine')).toEqual(rest('mine'))
    expect(await found(cleo, 'mine')).toEqual([...all('mine'), ['mineshared', 1]])
  })

  test('of posts deleted or reworded', async () => {
    const [alone, both] = await staged('gone')
    await call('DELETE', `/post/${alone}`, { as: cleo })
    await call('PATCH', `/post/${both}`, { as: cleo, json: { content: '#went' } })
    expect(await found(dan, 'gone')).toEqual(rest('gone'))
  })
})

describe('the order', () => {
  test('is by people, then by letters without their accents, and pages neither miss nor repeat', async () => {
    for (const as of [ana, ben, cleo]) await post(as, '#rowz')
    for (const as of [ana, ben]) await post(as, '#rowy')
    await post(ana, '#rowb #rowá #rowc #row')
    const order = ['rowz', 'rowy', 'row', 'rowá', 'rowb', 'rowc']
    for (const size of [1, 2, 4, 6]) {
      const seen: string[] = []
      for (let cursor = ''; ; ) {
        const body = await search(dan, 'row', `&per_page=${size}${cursor}`)
        seen.push(...body.hashtags.map(({ tag }: { tag: string }) => tag))
        if (!body.hasMorePages) break
        cursor = `&cursor=${body.nextCursor}`
      }
      expect(seen).toEqual(order)
    }
    const second = await search(dan, 'row', '&per_page=4&page=2')
    expect([second.hashtags.length, second.hasMorePages, second.nextCursor]).toEqual([2, false, null])
  })

  test('is of the first forty, and of those trending however far behind they are', async () => {
    const row = [...Array(60).keys()].map(n => `deep${String(n).padStart(2, '0')}`)
    for (const as of [ana, ben]) await post(as, '#deepz')
    await world.drainJobs()
    world.clock.forward({ minutes: 1 })
    await countTrending(app)
    await write(ana, row)
    const { hashtags } = await search(dan, 'deep', '&per_page=100')
    expect(hashtags.map(({ tag }: { tag: string }) => tag)).toEqual(['deepz', ...row.slice(0, 40)])
  })
})

describe('a search', () => {
  test.each(['', '?keyword=', '?keyword=a&cursor=abc', '?keyword=a&cursor=Mn4t', `?keyword=${'a'.repeat(256)}`])(
    'refuses "%s"',
    async query => {
      const { status, body } = await call('GET', `/search/hashtag${query}`, { as: ana })
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.includes('cursor') ? 'cursor' : 'keyword']])
    },
  )

  test('needs somebody signed in', async () => {
    expect((await call('GET', '/search/hashtag?keyword=party')).status).toBe(401)
  })

  test('costs as many statements for much as for little', async () => {
    const cost = (keyword: string) =>
      world.statements(() => call('GET', `/search/hashtag?keyword=${keyword}`, { as: ana }))
    await write(
      ana,
      [...Array(20).keys()].map(n => `much${n}`),
    )
    await write(ana, ['little'])
    expect((await cost('much')).length).toBe((await cost('little')).length)
  })
})
