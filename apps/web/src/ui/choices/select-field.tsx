import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { CaretDown } from '@phosphor-icons/react/CaretDown'
import type { ComponentProps } from 'react'
import { type FieldTexts, useFieldTexts } from '../fields/field-label.tsx'

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'size' | 'style' | 'color' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** The first option, for no choice. */
    placeholder?: string
  }

/** A native select for short lists. Long lists: `SearchSelect`. */
export const SelectField = ({ label, hint, error, optional, options, placeholder, ...props }: SelectFieldProps) => (
  <NativeSelect
    {...props}
    {...useFieldTexts({ label, hint, error, optional })}
    rightSection={<CaretDown size={16} aria-hidden />}
    rightSectionPointerEvents="none"
    data={placeholder === undefined ? [...options] : [{ value: '', label: placeholder }, ...options]}
  />
)
