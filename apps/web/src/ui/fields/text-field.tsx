import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldTexts, useFieldTexts } from './field-label.tsx'

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'size' | 'style' | 'color'>

/** One line of text. Takes everything that `<input>` takes. */
export const TextField = ({ label, hint, error, optional, ...props }: TextFieldProps) => (
  <TextInput {...props} {...useFieldTexts({ label, hint, error, optional })} />
)
