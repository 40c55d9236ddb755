import type { Language } from '@celebrio/contract/platform/languages'
import type { AppContext } from '#platform/app-context.ts'
import type { Db } from '#platform/db/database.ts'
import type { FactName, Facts } from '#platform/facts.ts'
import type { Feature } from '#platform/feature.ts'
import type { MembersOf, ShowsHistory } from './queries/reconcile.ts'

/** What a conversation is about, as the viewer sees it: the picture is an address. */
export type Topic = {
  title: string
  /** What it is about, without whom it is with, where the title says both; of what tells who has written. */
  about?: string
  picture: string | null
  /** Whether they may see its page too; by default they may. */
  hasPage?: boolean
  /** What that page is of, where that is not what the conversation is about. */
  pageId?: number | null
}

export type Renaming = { subject_id: number; user_id: number; name: string; token: string }

/** A conversation about something that another feature knows. */
export type ConversationKind = {
  kind: 'event' | 'booking' | 'group' | 'deal' | 'provider'
  /** Query of who belongs to it now, `user_id` and `role`: each once. */
  members: MembersOf
  /** Whether who comes, or comes back, sees what was said before; by default they do. */
  showsHistory?: ShowsHistory
  /** Of some of these things those that the viewer may see; in one statement. The conversation is there only with its topic. */
  topics(
    app: AppContext,
    db: Db,
    viewerId: number,
    ids: readonly number[],
    language: Language,
  ): Promise<ReadonlyMap<number, Topic>>
  /** Whether it tells by itself who joins and leaves. */
  tellsMembers?: boolean
  /** Whether it is of two, and goes as a whole when one of them has their account erased; as those of two people do. */
  goesWithEither?: boolean
  /** Whether many talk in it, so that e-mails of what was said wait for the day's. */
  isOfMany?: boolean
  /** The facts that its thing was given another name, by whom; `token` is a UUID of that renaming. */
  renamings?: { [F in FactName]?: (data: Facts[F]) => Renaming }
  /** The facts that change how it is called or looks. */
  looks?: { [F in FactName]?: (data: Facts[F]) => number }
  /** The facts that change who belongs to it, with the thing that each is about. */
  follows: { [F in FactName]?: (data: Facts[F]) => number }
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** Conversations about what it knows. */
    conversations?: readonly ConversationKind[]
  }
}

export const kindsIn = (features: readonly Feature[]): ConversationKind[] =>
  features.flatMap(feature => feature.conversations ?? [])

/** Those that go as a whole when somebody has their account erased who talks in them. */
export const kindsOfTwo = ({ features }: Pick<AppContext, 'features'>): string[] => [
  'direct',
  ...kindsIn(features).flatMap(({ kind, goesWithEither }) => (goesWithEither ? [kind] : [])),
]

export const kindOf = ({ features }: Pick<AppContext, 'features'>, kind: string): ConversationKind | undefined =>
  kindsIn(features).find(one => one.kind === kind)
