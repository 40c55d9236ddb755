/**
 * What a socket may tell: that something of a kind has changed for this person, never what. Whoever hears it asks the
 * API again, where the rules of who may see what live; so nothing can be told that the person may not see, and one
 * who was away only has to ask again to have missed nothing.
 */
export const topics = ['notifications', 'friends', 'meet', 'feed', 'events', 'polls'] as const
export type Topic = (typeof topics)[number]

/** Events from the server to the client; the client sends none. */
export type RealtimeEvents = { changed: (topic: Topic) => void }

/** Where the socket connects, with `auth: { token }`. A dead token is refused with the message `not_signed_in`. */
export const realtimePath = '/socket.io/'
