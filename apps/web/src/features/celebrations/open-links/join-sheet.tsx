import type { OpenInvitation } from '@celebrio/contract/celebrations/open-links'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  answerOf,
  type Choice,
  LateNote,
  partyOf,
  possibleOf,
  sheetTitles,
  UnsentNote,
  useActionText,
  useChoices,
} from '#features/celebrations/guests'
import { requiredText } from '#lib/forms/field-errors.ts'
import { useFields } from '#lib/forms/use-fields.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceField } from '#ui/choices/choice-field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { openQuery, useJoin } from './data.ts'
import { empty, type Filling, newcomer, Party, Who } from './join-fields.tsx'
import classes from './open-links.module.css'

/** Whoever asks the host may be late. */
export const takesYes = ({ is_late, asks_host }: OpenInvitation): boolean => !is_late || asks_host

/** Whoever must ask the host asks, or does not; while the date is open, guests vote. */
export const takesMaybe = ({ event, is_late, asks_host }: OpenInvitation): boolean =>
  event.allows_maybe && !event.date_open && !is_late && !asks_host

type JoinSheetProps = {
  token: string
  invitation: OpenInvitation
  choice: Choice | null
  onChoice: (choice: Choice | null) => void
  onEmailed: () => void
}

const useFilling = ({ token, invitation, onEmailed }: JoinSheetProps) => {
  const isGuest = useSession() === null
  const fields = useFields<Filling>({
    initial: empty,
    draft: { purpose: `join:${token}` },
    check: ({ name, email }) => ({
      name: isGuest && name.trim() === '' ? requiredText() : undefined,
      email: isGuest && invitation.asks_email && email.trim() === '' ? requiredText() : undefined,
    }),
  })
  const { mutate, isPending, error, reset } = useJoin(token, { onEmailed, onWrong: fields.show, drop: fields.drop })
  const client = useQueryClient()
  const forget = () => {
    // What the link allows may be the reason.
    if (error) void client.invalidateQueries({ queryKey: openQuery(token).queryKey })
    reset()
  }
  return { fields, isGuest, mutate, isPending, error, forget }
}

type FormProps = Pick<JoinSheetProps, 'invitation' | 'onChoice'> & {
  id: string
  answer: Choice
  filling: ReturnType<typeof useFilling>
}

const JoinForm = ({ id, invitation, answer, onChoice, filling: { fields, isGuest, mutate } }: FormProps) => {
  const { t } = useTranslation('guests')
  const { form, onSubmit, values, change, text } = fields
  const shown = { invitation, fields: { values, change, text } }
  const options = useChoices({ takesMaybe: takesMaybe(invitation) })
  return (
    <form
      id={id}
      ref={form}
      className={classes.form}
      onSubmit={onSubmit(filled => mutate({ ...answerOf(answer, filled), answer }))}
      noValidate
    >
      {isGuest && <Who {...shown} />}
      {takesYes(invitation) && (
        <ChoiceField<Choice>
          label={t('yourAnswer')}
          labelHidden
          decides
          value={answer}
          onChange={onChoice}
          options={options}
        />
      )}
      <Party {...shown} choice={answer} />
    </form>
  )
}

/** The first answer by an open link: a sheet on phones, a dialog on desktops. */
export const JoinSheet = (props: JoinSheetProps) => {
  const { t } = useTranslation('guests')
  const { t: tOwn } = useTranslation('open-links')
  const id = useId()
  const { invitation, choice, onChoice } = props
  const filling = useFilling(props)
  const answer = possibleOf(choice ?? 'going', { accept: takesYes(invitation), maybe: takesMaybe(invitation) })
  const actionText = useActionText(invitation.event, newcomer)
  const isVoter = answer === 'going' && invitation.event.date_open
  const actionOf = () => {
    if (answer === 'going' && invitation.asks_host) return tOwn('askToCome')
    return isVoter ? tOwn('toDates') : actionText(answer, partyOf(filling.fields.values))
  }
  const send = (
    <>
      <UnsentNote error={filling.error} />
      <Button type="submit" form={id} size="large" fullWidth loading={filling.isPending}>
        {actionOf()}
      </Button>
    </>
  )
  return (
    <Dialog
      opened={choice !== null}
      onClose={() => onChoice(null)}
      onClosed={filling.forget}
      title={isVoter ? tOwn('whoAreYou') : t(sheetTitles[answer])}
      footer={send}
    >
      {choice !== null && choice !== answer && !filling.error && <LateNote event={invitation.event} />}
      <JoinForm {...{ id, invitation, answer, onChoice, filling }} />
    </Dialog>
  )
}
