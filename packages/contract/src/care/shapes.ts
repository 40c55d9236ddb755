import { z } from 'zod'
import { media } from '../base/media.ts'
import { caseStates, reportedKinds } from '../base/reports.ts'
import { language } from '../platform/languages.ts'
import { time } from '../platform/lists.ts'
import { person } from '../platform/person.ts'
import { brokenRules } from '../platform/reports.ts'

/**
 * What the staff does about what was reported. `dismiss`: nothing. `hide`: only its author sees it. `remove`: nobody does. `warn`: it
 * stays. `suspend`: its author can’t come back for some days or for good, and it is hidden.
 */
export const moderationActions = ['dismiss', 'hide', 'remove', 'warn', 'suspend'] as const
export type ModerationAction = (typeof moderationActions)[number]

const reportedThing = z.object({
  title: z.string().nullable(),
  text: z.string(),
  media: z.array(media),
  /** Names of its documents. */
  documents: z.array(z.string()),
  /** What was said right before and after it, itself included; `id` tells one from the others. */
  around: z.array(z.object({ id: z.int(), author: z.string(), text: z.string(), is_reported: z.boolean() })),
  created_at: time().nullable(),
  /** The page where it stands; null where it has none of its own. */
  path: z.string().nullable(),
})

/** Null when that account has gone. */
export const decidedBy = z.object({ id: z.int(), name: z.string() }).nullable()

/** A decision as the staff reads it. */
export const decided = z.object({
  /** Of the statement of reasons. */
  id: z.int(),
  case_id: z.int(),
  kind: z.enum(reportedKinds),
  action: z.enum(moderationActions),
  /** Null for what was dismissed, like `words`. */
  rule: z.enum(brokenRules).nullable(),
  words: z.string().nullable(),
  /** What whoever decided it noted for the staff. */
  note: z.string().nullable(),
  /** Null also for good. */
  suspended_until: time().nullable(),
  decided_at: time(),
  decided_by: decidedBy,
  /** Since when an appeal, or the staff by itself, has undone it. */
  undone_at: time().nullable(),
  /** What the author was told when the staff has undone it by itself. */
  undone_words: z.string().nullable(),
})
export type Decided = z.output<typeof decided>

/** One for each reported thing. */
export const caseSummary = z.object({
  id: z.int(),
  kind: z.enum(reportedKinds),
  state: z.enum(caseStates),
  reports: z.int(),
  /** Which rule it breaks, as the first says of those who report it and say so. */
  rule: z.enum(brokenRules).nullable(),
  /** A child has reported it, or is its author. */
  is_urgent: z.boolean(),
  opened_at: time(),
  /** Since when it is in its state. */
  changed_at: time(),
  author: person,
  /** The beginning of the thing; null when it has gone. */
  excerpt: z.string().nullable(),
})
export type CaseSummary = z.output<typeof caseSummary>

/** Why somebody of the staff may not decide a case. */
export const caseRefusals = ['own_case', 'own_report', 'above_your_role'] as const
/** And why not an appeal: nobody looks at their own decision again. */
export const appealRefusals = ['own_decision', ...caseRefusals] as const
export type AppealRefusal = (typeof appealRefusals)[number]

export const caseDetails = caseSummary.extend({
  /** As it is now, whoever else may see it; null when it has gone. */
  thing: reportedThing.nullable(),
  author: person.extend({
    language: language(),
    joined_at: time(),
    email_verified: z.boolean(),
    is_kid: z.boolean(),
    status: z.enum(['active', 'suspended', 'deleted']),
  }),
  /** The first hundred; none for whoever is its author. */
  reported_by: z.array(
    z.object({
      person,
      rule: z.enum(brokenRules).nullable(),
      reason: z.string().nullable(),
      created_at: time(),
    }),
  ),
  decision: decided.nullable(),
  /** Other cases about the same author that wait, the newest first, at most twenty. */
  other_cases: z.array(caseSummary),
  /** Other decisions about the same author, last first, at most twenty. */
  earlier: z.array(decided),
  /**
   * What the viewer may decide: nothing about themselves or what they have reported, nor, unless they administer, about
   * administrators. `refusal` says which of these it is; null where they may decide, or nothing waits.
   */
  can: z.object({
    actions: z.array(z.enum(moderationActions)),
    refusal: z.enum(caseRefusals).nullable(),
    /** Whether they may take back what was decided, or open again what was dismissed. */
    reverse: z.boolean(),
  }),
})
export type CaseDetails = z.output<typeof caseDetails>

/** A letter as its reader gets it. */
export const letter = z.object({ language: language(), subject: z.string(), paragraphs: z.array(z.string()) })
export type StatementLetter = z.output<typeof letter>
