import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { type FieldTexts, useCountedTexts } from './field-label.tsx'

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'size' | 'style' | 'color'>

/** Several lines of text. Takes everything that `<textarea>` takes. */
export const TextArea = ({ label, hint, error, optional, most, ...props }: TextAreaProps) => (
  <Textarea dir="auto" {...props} {...useCountedTexts({ label, hint, error, optional, most }, props.value)} />
)
