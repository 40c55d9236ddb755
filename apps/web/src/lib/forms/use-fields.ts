import { type ChangeEvent, type FormEvent, type RefObject, useState } from 'react'
import { useDraft } from '../drafts.ts'
import { type FieldErrors, hasErrors } from './field-errors.ts'
import { useFirstError } from './use-first-error.ts'

export type FieldsOptions<Values> = {
  /** Initial values. */
  initial: Values | (() => Values)
  /** Keeps the values as a draft until they are sent, except the fields in `omit`. */
  draft?: { purpose: string; omit?: readonly (keyof Values)[] } | null
  /** Client-side validation. */
  check?: (values: Values) => FieldErrors
  /** Called before errors are shown: brings their fields into sight. */
  onErrors?: (errors: FieldErrors, values: Values) => void
}

export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

export type Fields<Values> = {
  form: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors
  /** Whether the initial values were restored from a draft. */
  hasDraft: boolean
  change: (values: Partial<Values>) => void
  /** Props of a text field. */
  text: (name: TextName<Values>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
  /** Shows errors at their fields and focuses the first one. */
  show: (errors: FieldErrors) => void
  /** `drop` deletes the draft; `reset` also sets the fields back to their initial values. */
  drop: () => void
  reset: () => void
  /** Submit handler: calls `send` with valid values, otherwise shows the errors. */
  onSubmit: (send: (values: Values) => void) => (event: FormEvent) => void
}

const valueAt = (values: object, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values)

/** Whether changes concern the error of a field. In a list (`items.0.name`) only what has become different does. */
function answers(field: string, values: object, changed: object): boolean {
  const path = field.split('.')
  if (!Object.hasOwn(changed, path[0] ?? '')) return false
  return path.length === 1 || valueAt(values, path) !== valueAt(changed, path)
}

const withoutAnswered = (errors: FieldErrors, values: object, changed: object): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !answers(field, values, changed)))

/** Values and errors of a form. Changing a field clears its error. */
export function useFields<Values extends object>({
  initial,
  draft,
  check,
  onErrors,
}: FieldsOptions<Values>): Fields<Values> {
  const { form, focusFirstError } = useFirstError()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { change: type, reset: restore, ...rest } = useDraft(draft?.purpose ?? null, initial, draft?.omit)
  const { values } = rest
  const show = (found: FieldErrors) => {
    setErrors(found)
    if (!hasErrors(found)) return
    onErrors?.(found, values)
    focusFirstError()
  }
  const change = (changed: Partial<Values>) => {
    type(changed)
    setErrors(before => withoutAnswered(before, values, changed))
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
  return { form, ...rest, errors, change, text, show, reset, onSubmit }
}
