import type { Event } from '@celebrio/contract/celebrations/events'

/** Under which name an answer is kept until it is given. */
export const answerName = ({ id }: Event): string => `answer:${id}`

/** Under which name the note with an answer from a list is kept. */
export const noteName = ({ id }: Event): string => `note:${id}`
