import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldWords, useFieldWords } from './field-label.tsx'

export type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'size' | 'style' | 'color'>

/** One line of text. Takes everything that `<input>` takes. */
export const TextField = ({ label, hint, error, optional, ...props }: TextFieldProps) => (
  <TextInput {...props} {...useFieldWords({ label, hint, error, optional })} />
)
