/**
 * Topics of socket pushes. A push says that something of a topic has changed for this person, never what. The client then
 * asks the API, which enforces visibility; so a push cannot leak anything, and a client that was
 * disconnected only has to refetch to be up to date.
 */
export const topics = [
  'notifications',
  'friends',
  'meet',
  'feed',
  'events',
  'polls',
  'bookings',
  'groups',
  'chat',
] as const
export type Topic = (typeof topics)[number]

/**
 * Events from the server to the client. The client sends none: one that does is disconnected. An area whose words may be
 * carried adds them here by declaration merging, as chat does.
 */
export interface RealtimeEvents {
  changed: (topic: Topic) => void
}

/** Open connections of one account, across all its devices. */
export const maxConnections = 20

/**
 * Path of the socket, with `auth: { token }`. An invalid token is rejected with the message `not_signed_in`, one connection
 * more than `maxConnections` with `too_many_connections`.
 */
export const realtimePath = '/socket.io/'
