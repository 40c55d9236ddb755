import type { Candidate } from '@celebrio/contract/celebrations/invitation-shapes'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Avatar } from '#ui/people/avatar.tsx'
import type { Entry } from './entries.ts'
import classes from './named.module.css'

/** The connection whom a line names. */
export const Named = ({ person }: { person: Candidate }) => {
  const { t } = useTranslation('external-guests')
  return (
    <small className={classes.named}>
      <Avatar name={person.name} src={person.profile_picture} size={24} />
      <span>
        <b dir="auto">{person.name}</b> · {t('pasteConnection')}
      </span>
    </small>
  )
}

type ChoicesProps = { entry: Entry; onChoose: (id: number) => void }

/** Connections of one name, for the host to say who is meant. */
export const Choices = ({ entry: { line, choices, person }, onChoose }: ChoicesProps) => {
  const { t } = useTranslation('external-guests')
  if (choices.length === 0) return null
  return (
    <fieldset className={classes.choices}>
      <legend>
        <VisuallyHidden>{t('pasteWhich', { name: line.name })}</VisuallyHidden>
      </legend>
      {choices.map(({ id, name, profile_picture }) => (
        <button key={id} type="button" aria-pressed={person?.id === id} onClick={() => onChoose(id)}>
          <Avatar name={name} src={profile_picture} size={28} />
          <span dir="auto">{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
