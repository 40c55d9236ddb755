import type { Event } from '@celebrio/contract/celebrations/events'

/** Draft key of the note sent with an answer from a list; what is written with a yes is not sent with a no. */
export const noteDraftKey = ({ id }: Event, answer: 'yes' | 'no'): string => `note:${id}:${answer}`
