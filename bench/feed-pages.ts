import type { Target } from './load.ts'
import type { Viewer } from './viewer.ts'

type FeedAnswer = { post: { id: number }[]; nextCursor: string | null }

const perPage = 20

/** A page of the viewer's feed; the first one without a cursor. */
export function feedPage(origin: string, viewer: Viewer, cursor?: string): Target {
  const query = new URLSearchParams({ per_page: String(perPage), ...(cursor && { cursor }) })
  return { url: `${origin}/api/v1/post?${query.toString()}`, headers: { authorization: `Bearer ${viewer.token}` } }
}

/** Pages through the feed like the web client and returns the cursor of page `number`. */
export async function cursorOf(origin: string, viewer: Viewer, number: number): Promise<string> {
  let cursor: string | undefined
  for (let page = 1; page < number; page++) {
    const { url, headers } = feedPage(origin, viewer, cursor)
    const answer = (await (await fetch(url, { headers: headers ?? {} })).json()) as FeedAnswer
    if (answer.post.length !== perPage || !answer.nextCursor) throw new Error(`The feed ends on page ${page}.`)
    cursor = answer.nextCursor
  }
  if (!cursor) throw new Error('The first page has no cursor.')
  return cursor
}
