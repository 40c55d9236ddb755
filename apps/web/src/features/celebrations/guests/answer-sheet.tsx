import type { Event } from '@celebrio/contract/celebrations/events'
import { type OwnInvitation, partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import { useId, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useFields } from '#lib/forms/use-fields.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { partyOf, useActionText } from './action-text.ts'
import classes from './answer-sheet.module.css'
import {
  type Acceptance,
  answerDraftKey,
  answerOf,
  type Choice,
  type Filled,
  firstName,
  possibleOf,
  wordsOf,
} from './answers.ts'
import { DietaryField } from './dietary-field.tsx'
import { firstValues, keepYes } from './kept-yes.ts'
import { LateNote } from './late-note.tsx'
import { MaybeTerms } from './maybe-terms.tsx'
import { PartyFields } from './party-fields.tsx'
import { SpotsLeft } from './spots-left.tsx'
import { UnsentNote } from './unsent-note.tsx'
import { sheetTitles, useChoices } from './use-choices.ts'
import { useDeadline } from './use-deadline.ts'

type SheetProps = {
  event: Event
  invitation: OwnInvitation
  /** Whose answer it is. */
  name: string
  token: string | undefined
  /** The answer that was pressed; null while the sheet is closed. */
  asked: Choice | null
  busy: boolean
  /** Why it was not sent. */
  error: Error | null
  onClose: () => void
  /** The sheet has gone from the screen. */
  onClosed: () => void
  /** `drop` deletes the draft, once the server has the answer. */
  onSend: (choice: Choice, answer: Acceptance, drop: () => void) => void
}

type FieldsProps = {
  event: Event
  own: OwnInvitation
  choice: Choice
  fields: Pick<ReturnType<typeof useFields<Filled>>, 'values' | 'change' | 'text'>
}

const Fields = ({ event, own, choice, fields: { values, change, text } }: FieldsProps) => {
  const { t } = useTranslation('guests')
  const { isLate } = useDeadline(event)
  return (
    <>
      {choice === 'going' && (
        <>
          <PartyFields
            values={values}
            onChange={change}
            companionsMax={event.companions_max}
            party={own.status === 'pending' && !own.has_seat ? 1 : own.adults + own.children}
            isLate={isLate}
          />
          {own.status !== 'waiting' && <SpotsLeft event={event} hasSeat={own.has_seat} party={partyOf(values)} />}
          <DietaryField value={values.dietary} onChange={dietary => change({ dietary })} />
        </>
      )}
      {choice === 'maybe' && <MaybeTerms event={event} own={own} />}
      <TextArea
        label={t('noteFor', { name: firstName(event.user.name) })}
        optional
        rows={2}
        maxLength={partyLimits.message}
        placeholder={t(choice === 'maybe' ? 'dependsOn' : 'saySomething')}
        {...text(wordsOf(choice))}
      />
    </>
  )
}

const useChoiceField = (asked: Choice | null, { event, invitation }: Pick<SheetProps, 'event' | 'invitation'>) => {
  const { t } = useTranslation('guests')
  const [wanted, setChoice] = useState<Choice>(asked ?? 'going')
  const choice = possibleOf(wanted, event.can)
  const [shown, setShown] = useState(asked)
  if (asked !== shown) {
    setShown(asked)
    if (asked) setChoice(asked)
  }
  const options = useChoices({ takesMaybe: event.can.maybe, waits: invitation.status === 'waiting' })
  const field = (
    <ChoiceField<Choice>
      label={t('yourAnswer')}
      labelHidden
      decides
      value={choice}
      onChange={setChoice}
      options={options}
    />
  )
  return { choice, field, isTooLate: choice === 'cant' && wanted !== 'cant' }
}

/** The fields, kept as a draft until they are sent. */
function useAnswerFields({ event, invitation, token, onSend }: SheetProps) {
  const { onSubmit, drop, ...fields } = useFields({
    initial: () => firstValues(event, invitation, token),
    draft: { purpose: answerDraftKey(event, invitation, token) },
  })
  const submit = (choice: Choice) =>
    onSubmit(filled =>
      onSend(choice, answerOf(choice, filled), () => {
        drop()
        keepYes(event, token, choice, filled)
      }),
    )
  return { submit, fields }
}

/** The answer: a sheet on phones, a dialog on desktops. What is typed stays when it is closed or not sent. */
export const AnswerSheet = (props: SheetProps) => {
  const { event, invitation, name, asked, busy, error, onClose, onClosed } = props
  const { t } = useTranslation('guests')
  const id = useId()
  const { choice, field, isTooLate } = useChoiceField(asked, { event, invitation })
  const { submit, fields } = useAnswerFields(props)
  const actionText = useActionText(event, invitation)
  const send = (
    <>
      <UnsentNote error={error} />
      <Button type="submit" form={id} size="large" fullWidth loading={busy}>
        {actionText(choice, partyOf(fields.values))}
      </Button>
    </>
  )
  return (
    <Dialog opened={asked !== null} onClose={onClose} onClosed={onClosed} title={t(sheetTitles[choice])} footer={send}>
      <form id={id} className={classes.form} onSubmit={submit(choice)}>
        <p className={classes.person}>
          <Trans t={t} i18nKey="answeringAs" values={{ name }} components={{ b: <b dir="auto" /> }} />
        </p>
        {event.can.accept && field}
        {isTooLate && !error && <LateNote event={event} />}
        <Fields event={event} own={invitation} choice={choice} fields={fields} />
      </form>
    </Dialog>
  )
}
