import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { FactName } from '#platform/facts.ts'
import type { NoticeActors, NoticeHolds, NoticeOpens, NoticeSubject, SubjectFacts } from './queries/notice-sql.ts'

/** A notice on a page, as its kind sees it. */
export type ShownNotice = { id: number; subject: SubjectFacts | null; details: unknown }

/** What a notice tells besides who did it: what it is, and how that is now, in words. */
export type Telling = { what?: string | undefined; now?: string | undefined }

type Sentence = (who: string, what: string, now: string) => string

/** What one did, and what several did: the verb differs in most languages. */
export type NoticeText = { one: Sentence; many: Sentence }

/** For languages, and sentences, in which the verb stays the same. */
export const same = (sentence: Sentence): NoticeText => ({ one: sentence, many: sentence })

export type NoticeKind = {
  /** What it is about, one of the registered subjects; null where it is about nothing but who did it. */
  subject: string | null
  /** The facts that it follows; `clock` when it is told by a scheduled job. */
  follows: readonly FactName[] | 'clock'
  /**
   * What stands together in one notice while that is unread: by default all who did the same to the same subject, each of
   * them told once; with `details` also the lists in the details of each time, which is told anew.
   */
  grouping?: 'people' | 'details'
  holds?: NoticeHolds
  opens?: NoticeOpens
  /** What notices of this kind tell, in their order; with one statement for all of them at most. */
  tell?(app: AppContext, notices: readonly ShownNotice[], language: Language): Promise<Telling[]>
}

/** Texts by kind. */
export type NoticeTexts<Kind extends string = string> = Record<Kind, NoticeText>

/** What a feature tells people of. */
export type Notices<Kind extends string = string> = {
  kinds?: Record<Kind, NoticeKind>
  texts?: Record<Language, NoticeTexts<Kind>>
  subjects?: Record<string, NoticeSubject>
  actors?: Record<string, NoticeActors>
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it tells people of: kinds of notices with their texts, what they are about, and who does it. */
    notices?: Notices
  }
}
