import type { Media } from '@celebrio/contract/base/media'
import type { ReportedKind } from '@celebrio/contract/base/reports'
import type { AppContext } from '#platform/app-context.ts'
import type { Tx } from '#platform/db/database.ts'

/** `hidden`: its author still sees it, and that it is hidden. `removed`: nobody does. */
export type Withheld = 'hidden' | 'removed'

/** A reported thing as the staff sees it, whoever else may. */
export type ReportedThing = {
  id: number
  /** What it is called, where it has a name. */
  title: string | null
  text: string
  media: Media[]
  /** Names of the documents that are part of it. */
  documents: string[]
  /** What was said right before and after it, in its order; it is one of them, if there are any. */
  around: { id: number; author: string; text: string; is_reported: boolean }[]
  created_at: Date | null
  /** The page of the client where it stands; null where it has none of its own. */
  path: string | null
}

/** What the staff needs to know of a kind of thing that people can report. Of what is gone there is nothing to read. */
export type Reportable = {
  /** How the staff can take one away, the mildest first; not at all where that makes no sense. */
  withholds: readonly Withheld[]
  read(app: AppContext, ids: readonly number[]): Promise<ReportedThing[]>
  /**
   * Takes a thing away from others, so that it can be given back: wherever the rule of who may see it is asked. What is withheld
   * already, or gone, stays so.
   * @param statementId of the statement of reasons, which its author is led to
   * @returns whether it was there, and is withheld by that
   */
  withhold?(app: AppContext, tx: Tx, id: number, how: Withheld, statementId: number): Promise<boolean>
  /** Gives back what was withheld by a statement. Nothing happens where it was withheld by another, or is gone. */
  restore?(app: AppContext, tx: Tx, id: number, statementId: number): Promise<void>
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** What people can report of it, as care knows it. */
    reportables?: Partial<Record<ReportedKind, Reportable>>
  }
}

/** @throws Error when no feature declares it */
export function reportableOf({ features }: Pick<AppContext, 'features'>, kind: ReportedKind): Reportable {
  for (const { reportables } of features) {
    const found = reportables?.[kind]
    if (found) return found
  }
  throw new Error(`Nobody says what the staff sees of a ${kind}.`)
}
