/** Limits of conversations and their messages. */
export const chatLimits = {
  /** Code points of one message. */
  body: 4000,
  /** Code points of a message that a reply, or the list of conversations, quotes. */
  quote: 120,
  /** Pictures, sounds, films and documents of one message. */
  files: 10,
  /** Seconds of a voice message. */
  voiceSeconds: 300,
  /** For so many minutes after it was sent a message can be edited. */
  editMinutes: 15,
  /** So many messages somebody can write to a person to whom they are not connected, before that one accepts. */
  beforeAccepted: 3,
  /** Unread messages are counted up to here; the client shows more as "99+". */
  unread: 100,
  /** So many of the newest conversations are looked through for `unread` of all. */
  counted: 100,
} as const
