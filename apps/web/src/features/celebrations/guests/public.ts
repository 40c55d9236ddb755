export { partyOf, useActionText } from './action-text.ts'
export { AnswerFrame } from './answer-frame.tsx'
export { AnswerPanel } from './answer-panel.tsx'
export {
  type Acceptance,
  type Accepting,
  type Answering,
  answerOf,
  type Choice,
  type Filled,
  firstName,
  isGone,
  isUnsent,
  mustWait,
  possibleOf,
  sendingOf,
  wordsOf,
} from './answers.ts'
export { DietaryField } from './dietary-field.tsx'
export { LateNote } from './late-note.tsx'
export { MaybeTerms } from './maybe-terms.tsx'
export { OverPanel } from './over-panel.tsx'
export { PartyFields } from './party-fields.tsx'
export { RejectQuestion } from './reject-question.tsx'
export { SpotsLeft } from './spots-left.tsx'
export { UnsentNote } from './unsent-note.tsx'
export { sheetTitles, useChoices } from './use-choices.ts'
export { useDeadline, useReloadAtDeadline } from './use-deadline.ts'
