import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './kind-choice.module.css'
import type { Kind } from './sign-up-values.ts'

const kinds = [
  { kind: 'celebrant', text: 'celebrantText', picture: '/art/scene-toast.svg' },
  { kind: 'provider', text: 'providerText', picture: '/art/scene-sweets.svg' },
] as const

export type KindChoiceProps = { value: Kind; onChange: (kind: Kind) => void }

/** The choice between celebrant and provider. Radio buttons underneath, so arrow keys work. */
export const KindChoice = ({ value, onChange }: KindChoiceProps) => {
  const { t } = useTranslation('accounts')
  const name = useId()
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{t('signUp.kind')}</legend>
      {kinds.map(({ kind, text, picture }) => (
        <label key={kind} className={classes.paper} htmlFor={`${name}-${kind}`}>
          <input
            id={`${name}-${kind}`}
            type="radio"
            name={name}
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
          />
          <img src={picture} alt="" width={320} height={180} />
          <b>{t(`signUp.${kind}`)}</b>
          <span>{t(`signUp.${text}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
