import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './code-field.module.css'

export type CodeFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  onComplete?: (value: string) => void
  error?: ReactNode
  length?: number
  autoFocus?: boolean
}

/** A numeric code, one box per digit: paste, arrows and backspace work across the boxes. */
export const CodeField = ({ label, error, length = 4, ...props }: CodeFieldProps) => {
  const { t } = useTranslation('ui')
  const id = useId()
  return (
    <div className={classes.field}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
      </p>
      <PinInput
        {...props}
        length={length}
        type="number"
        placeholder=""
        error={Boolean(error)}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        getInputProps={index => ({ 'aria-label': t('codeDigit', { position: index + 1, length }) })}
        classNames={{ root: classes.boxes, pinInput: classes.cell, input: classes.box }}
      />
      {error && (
        <p id={`${id}-error`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
