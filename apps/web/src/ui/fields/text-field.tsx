import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldTexts, useCountedTexts } from './field-label.tsx'

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'size' | 'style' | 'color'>

/** One line of text. Takes everything that `<input>` takes. */
export const TextField = ({ label, hint, error, optional, most, ...props }: TextFieldProps) => (
  <TextInput {...props} {...useCountedTexts({ label, hint, error, optional, most }, props.value)} />
)
