import type { NoticeCategory } from '@celebrio/contract/base/notification-settings'
import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { FactName } from '#platform/facts.ts'
import type { NoticeActors, NoticeHolds, NoticeOpens, NoticeSubject, SubjectFacts } from './queries/notice-sql.ts'

/** A notice on a page, as its kind sees it. */
export type ShownNotice = { id: number; subject_id: number | null; subject: SubjectFacts | null; details: unknown }

/**
 * What a notice tells besides who did it: what it is, and how that is now, in words. What is not in the list may also say its
 * own description, and the key of a picture.
 */
export type TitleParts = {
  what?: string | undefined
  now?: string | undefined
  description?: string | undefined
  pictureKey?: string | null | undefined
}

/** What a sentence can say. */
type Said = {
  /** "Ana", "Ana and Ben", "Ana and 3 others". */
  who: string
  /** The form of a verb for one person, or for several. */
  verb(one: string, several: string): string
  what: string
  now: string
}

/** A sentence in a language. */
export type NoticeText = (said: Said) => string

/**
 * How far a notice goes to reach somebody. `urgent`: a push, and an e-mail minutes later while it is unread. `normal`: a push,
 * or else the daily digest. `quiet`: it waits in the list.
 */
export type NoticeWeight = 'urgent' | 'normal' | 'quiet'

/** Where something is read that is not in the list: paths of the client. */
export type NoticesElsewhere = {
  /** All of them. */
  list: string
  /** One; of pushes with the same tag the last one is shown. */
  place(subjectId: number): { path: string; tag: string }
}

export type NoticeKind = {
  /** Under which switch of the settings it stands. */
  category: NoticeCategory
  weight: NoticeWeight
  /** The feature writes e-mails about it itself, which the switch is for as well. */
  hasOwnEmail?: true
  /** Minutes for which it is unread before an e-mail at once; by default those in which people see things by themselves. */
  emailAfter?: number
  /** It is not in the list, since it is read elsewhere, and goes out only. */
  elsewhere?: NoticesElsewhere
  /** Whether it is too late to go out with it; it stays in the list. */
  isPast?(notice: ShownNotice, now: Date): boolean
  /** What it is about, one of the registered subjects; null where it is about nothing but who did it. */
  subject: string | null
  /** The facts that it follows; `clock` when it is told by a scheduled job. */
  follows: readonly FactName[] | 'clock'
  /**
   * What stands together in one notice while that is unread: by default all who did the same to the same subject, each of
   * them told once; with `details` also the lists in the details of each time, which is told anew.
   */
  grouping?: 'people' | 'details'
  /** As what somebody is notified, such as `guest`: `withdrawAddressed` takes it back when they no longer are that. */
  addressee?: string
  holds?: NoticeHolds
  opens?: NoticeOpens
  /**
   * What notices of this kind say beyond who did it, in their order; with one statement for all of them at most, or with some
   * where they are read elsewhere. There null is said of what is not there for the viewer any more.
   */
  describe?(
    app: AppContext,
    notices: readonly ShownNotice[],
    language: Language,
    viewerId: number,
  ): Promise<(TitleParts | null)[]>
}

/** Texts by kind. */
export type NoticeTexts<Kind extends string = string> = Record<Kind, NoticeText>

/** What a feature tells people of. */
export type Notices<Kind extends string = string> = {
  kinds?: Record<Kind, NoticeKind>
  messages?: Record<Language, { notices: NoticeTexts<Kind> }>
  subjects?: Record<string, NoticeSubject>
  actors?: Record<string, NoticeActors>
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it tells people of: kinds of notices with their texts, what they are about, and who does it. */
    notices?: Notices
  }
}
