import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { Eye } from '@phosphor-icons/react/Eye'
import { EyeSlash } from '@phosphor-icons/react/EyeSlash'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../buttons/icon-button.tsx'
import { useFieldTexts } from './field-label.tsx'
import classes from './password-field.module.css'
import type { TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  /** On the right of the label: the 'Forgot password?' link. */
  aside?: ReactNode
}

/** A password field whose text can be shown. Set `autoComplete` to `current-password` or `new-password`. */
export const PasswordField = ({ label, hint, error, optional, aside, ...props }: PasswordFieldProps) => {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  const name = shown ? t('hidePassword') : t('showPassword')
  return (
    <div className={classes.field}>
      {aside && <span className={classes.aside}>{aside}</span>}
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        {...useFieldTexts({ label, hint, error, optional })}
        type={shown ? 'text' : 'password'}
        rightSectionWidth={48}
        rightSection={
          <IconButton
            label={name}
            icon={shown ? <EyeSlash size={20} /> : <Eye size={20} />}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </div>
  )
}
