import { externalGuestLimits } from '@celebrio/contract/celebrations/external-guests'
import { partyLimits } from '@celebrio/contract/celebrations/invitation-shapes'
import type { OpenInvitation } from '@celebrio/contract/celebrations/open-links'
import { useTranslation } from 'react-i18next'
import {
  type Choice,
  DietaryField,
  type Filled,
  firstName,
  MaybeTerms,
  PartyFields,
  partyOf,
  SpotsLeft,
  wordsOf,
} from '#features/celebrations/guests'
import type { Fields } from '#lib/forms/use-fields.ts'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Joining } from './data.ts'
import { drawKey } from './own-link.ts'

export type Filling = Joining & Pick<Filled, 'doubts' | 'regrets'>

export const empty = (): Filling => ({
  name: '',
  email: '',
  adults: 1,
  children: 0,
  dietary: '',
  message: '',
  doubts: '',
  regrets: '',
  key: drawKey(),
})

type PartProps = { invitation: OpenInvitation; fields: Pick<Fields<Filling>, 'values' | 'change' | 'text'> }

/** Who answers: people with an account answer as themselves. */
export const Who = ({ invitation, fields: { text } }: PartProps) => {
  const { t } = useTranslation('open-links')
  return (
    <>
      <TextField {...text('name')} label={t('yourName')} autoComplete="name" maxLength={externalGuestLimits.name} />
      <TextField
        {...text('email')}
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        optional={!invitation.asks_email}
        autoComplete="email"
        maxLength={externalGuestLimits.email}
      />
    </>
  )
}

/** Whoever comes by the link has no place yet. */
export const newcomer = { has_seat: false }

export const Party = ({ invitation: { event, asks_host }, fields, choice }: PartProps & { choice: Choice }) => {
  const { t } = useTranslation('guests')
  const { values, change, text } = fields
  return (
    <>
      {choice === 'going' && !event.date_open && (
        <>
          <PartyFields values={values} onChange={change} companionsMax={event.companions_max} />
          {!asks_host && <SpotsLeft event={event} party={partyOf(values)} />}
          <DietaryField value={values.dietary} onChange={dietary => change({ dietary })} />
        </>
      )}
      {choice === 'maybe' && <MaybeTerms event={event} own={newcomer} />}
      <TextArea
        {...text(wordsOf(choice))}
        label={t('noteFor', { name: firstName(event.user.name) })}
        optional
        rows={2}
        maxLength={partyLimits.message}
        placeholder={t(choice === 'maybe' ? 'dependsOn' : 'saySomething')}
      />
    </>
  )
}
