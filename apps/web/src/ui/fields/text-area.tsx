import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldWords, useFieldWords } from './field-label.tsx'

export type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords | 'size' | 'style' | 'color'>

/** Several lines of text. Takes everything that `<textarea>` takes. */
export const TextArea = ({ label, hint, error, optional, ...props }: TextAreaProps) => (
  <Textarea dir="auto" {...props} {...useFieldWords({ label, hint, error, optional })} />
)
