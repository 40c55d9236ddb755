import { setTimeout as wait } from 'node:timers/promises'

/** Who of the demo world is photographed; everybody there has the same password. */
const emails = { celebrant: 'amara@celebrio.example', provider: 'ruth@celebrio.example' }
const password = 'celebrate-1'

const patience = 120_000
const pause = 250
/** The feed is complete when nothing was added to it for this long, in milliseconds. */
const stillness = 4000

type Account = { token: string; user: { name: string; email: string; user_type: number } }
type Feed = { post: { id: number; images: { sources: unknown[] }[] }[] }

/** Asks again and again until there is an answer. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const answer = await ask().catch(() => null)
    if (answer !== null) return answer
    await wait(pause)
  }
  throw new Error(`${what} did not come within ${patience / 1000} s.`)
}

/** Signs somebody of the demo world in; waits for them to be there. */
export async function signInToDemo(url: string, who: keyof typeof emails): Promise<Account> {
  const email = emails[who]
  const body = JSON.stringify({ email, password })
  const headers = { 'content-type': 'application/json' }
  return until(`${email} of the demo world`, async () => {
    const response = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers, body })
    if (!response.ok) return null
    const { token, user } = (await response.json()) as Account
    return { token, user: { ...user, email } }
  })
}

/** Waits until the demo world's posts and the renditions of their pictures are all there. */
export async function demoIsComplete(url: string): Promise<void> {
  const { token } = await signInToDemo(url, 'celebrant')
  const headers = { authorization: `Bearer ${token}` }
  let before = ''
  let since = Date.now()
  await until('A quiet feed', async () => {
    const response = await fetch(`${url}/api/v1/post?per_page=100`, { headers })
    const { post } = (await response.json()) as Feed
    const now = JSON.stringify(post.map(({ id, images }) => [id, images.map(({ sources }) => sources.length)]))
    if (now !== before) since = Date.now()
    before = now
    return post.length > 0 && Date.now() - since > stillness ? post : null
  })
}

type Listed = { events: { id: number; my_invitation: { status: string } | null; your_role: string | null }[] }

/** Celebrations of the demo world as somebody there sees them: their own, those to which they are asked or come, and of strangers. */
export async function findCelebrations(url: string, { token }: Pick<Account, 'token'>) {
  const headers = { authorization: `Bearer ${token}` }
  const list = async (path: string) => {
    const { events } = (await (await fetch(`${url}/api/v1${path}`, { headers })).json()) as Listed
    return events
  }
  const [own, invited, open] = await Promise.all([
    list('/event'),
    list('/event/public?invited=true'),
    list('/event/public'),
  ])
  const standing = (status: string) => invited.find(one => one.my_invitation?.status === status)?.id ?? 0
  const strange = open.find(one => one.my_invitation === null && one.your_role === null)
  return {
    hosted: own[0]?.id ?? 0,
    asked: standing('pending'),
    coming: standing('accepted'),
    strange: strange?.id ?? 0,
  }
}
