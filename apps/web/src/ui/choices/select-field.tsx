import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { CaretDown } from '@phosphor-icons/react/CaretDown'
import type { ComponentProps } from 'react'
import { type FieldTexts, useFieldTexts } from '../fields/field-label.tsx'

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'size' | 'style' | 'color' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** The first line, which stands for nothing chosen. */
    placeholder?: string
  }

/** A short list, opened by the system: best on phones. Long lists: `SearchSelect`. */
export const SelectField = ({ label, hint, error, optional, options, placeholder, ...props }: SelectFieldProps) => (
  <NativeSelect
    {...props}
    {...useFieldTexts({ label, hint, error, optional })}
    rightSection={<CaretDown size={16} aria-hidden />}
    rightSectionPointerEvents="none"
    data={placeholder === undefined ? [...options] : [{ value: '', label: placeholder }, ...options]}
  />
)
