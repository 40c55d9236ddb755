/** What a letter to somebody without an account is about. */
export type Say = { host: string; title: string; when: string }
type Words = { subject: string; text: string; label: string }
/** `vote` asks to come while the date is open. */
export type About =
  | 'invited'
  | 'vote'
  | 'moved_up'
  | 'rescheduled'
  | 'changed'
  | 'dates_added'
  | 'date_chosen'
  | 'tomorrow'
  | 'called_off'

/** Lines under the text, each of a thing with its name. */
export type LineWords = Record<'date' | 'old_date' | 'place' | 'end' | 'dress_code', string> & {
  /** Where there is nothing any more, or was nothing before. */
  none: string
  line(label: string, now: string): string
  changed(now: string, before: string): string
}

export type Emails = { greeting: (name: string) => string; closing: string; lines: LineWords } & Record<
  About,
  (say: Say) => Words
>
