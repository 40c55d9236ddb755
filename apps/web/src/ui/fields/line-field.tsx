import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react'
import { type FieldTexts, useFieldTexts } from './field-label.tsx'

export type LineFieldProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'size' | 'style' | 'color'>

/** As in a field of one line, Enter sends the form, unless somebody before has taken it. */
const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (!event.defaultPrevented) event.currentTarget.form?.requestSubmit()
  event.preventDefault()
}

/** One line of text that wraps, so that all of it is seen however narrow the screen. Pasted line breaks become spaces. */
export const LineField = ({ label, hint, error, optional, onChange, ...props }: LineFieldProps) => {
  const join = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const { currentTarget } = event
    if (currentTarget.value.includes('\n')) currentTarget.value = currentTarget.value.replaceAll(/\s*\n\s*/gu, ' ')
    onChange?.(event)
  }
  return (
    <Textarea
      dir="auto"
      {...props}
      {...useFieldTexts({ label, hint, error, optional })}
      autosize
      minRows={1}
      data-line
      onKeyDown={sendOnEnter}
      onChange={join}
    />
  )
}
