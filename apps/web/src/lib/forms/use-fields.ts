import { type ChangeEvent, type FormEvent, type RefObject, useState } from 'react'
import { useDraft } from '../drafts.ts'
import { type FieldErrors, hasErrors } from './field-errors.ts'
import { useFirstError } from './use-first-error.ts'

export type FieldsPlan<Values> = {
  /** What stands in the fields at first. */
  initial: Values | (() => Values)
  /** Keeps what is typed until it is sent; fields of `omit` are never kept. */
  draft?: { purpose: string; omit?: readonly (keyof Values)[] } | null
  /** What is wrong, before anything is sent. */
  check?: (values: Values) => FieldErrors
}

export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

export type Fields<Values> = {
  form: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors
  /** What was typed at another time stood in the fields at first. */
  hasDraft: boolean
  change: (values: Partial<Values>) => void
  /** Properties of a text field. */
  text: (name: TextName<Values>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  /** Says what is wrong at its field, and puts the focus on the first. */
  show: (errors: FieldErrors) => void
  /** Forgets what was typed, in the draft; `reset` in the fields too. */
  drop: () => void
  reset: () => void
  /** Sends what is right; what is wrong is shown. */
  onSubmit: (send: (values: Values) => void) => (event: FormEvent) => void
}

/** The fields of a form: what stands in them and what is wrong with it. A field that is changed is no longer wrong. */
export function useFields<Values extends object>({ initial, draft, check }: FieldsPlan<Values>): Fields<Values> {
  const { form, focusFirstError } = useFirstError()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { change: type, reset: restore, ...kept } = useDraft(draft?.purpose ?? null, initial, draft?.omit)
  const { values } = kept
  const show = (found: FieldErrors) => {
    setErrors(found)
    if (hasErrors(found)) focusFirstError()
  }
  const change = (changed: Partial<Values>) => {
    type(changed)
    setErrors(before => ({ ...before, ...Object.fromEntries(Object.keys(changed).map(name => [name, undefined])) }))
  }
  const reset = () => {
    restore()
    setErrors({})
  }
  const text = (name: TextName<Values>) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [name]: target.value } as Partial<Values>),
  })
  const onSubmit = (send: (values: Values) => void) => (event: FormEvent) => {
    event.preventDefault()
    const found = check?.(values) ?? {}
    show(found)
    if (!hasErrors(found)) send(values)
  }
  return { form, ...kept, errors, change, text, show, reset, onSubmit }
}
