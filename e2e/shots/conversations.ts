type Listed = { conversations: { id: number; kind: string }[] }

/** Conversations of the demo world as somebody there sees them: with one person, about a booking, and of many. */
export async function findConversations(url: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { conversations } = (await (await fetch(`${url}/api/v1/conversation`, { headers })).json()) as Listed
  const of = (kind: string) => conversations.find(one => one.kind === kind)?.id ?? 0
  return { talk: of('direct'), talkOfBooking: of('booking'), talkOfMany: of('event') }
}
