import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import { type FieldErrors, refusedFields } from './field-errors.ts'
import { useFirstError } from './use-first-error.ts'

export type FormPlan<Values> = {
  /** What stands in the fields at first. */
  initial: Values | (() => Values)
  /** What is wrong, before anything is sent. */
  check: (values: Values) => FieldErrors
  /** Asks before it is sent; `false` leaves all as it is. */
  agree?: (values: Values) => Promise<boolean>
  /** Sends it. `leave`: all is done and the page is about to go, so the button stays busy. */
  send: (values: Values) => Promise<'stay' | 'leave'>
  /** A refusal that belongs to no field of the form. */
  onRefused: (error: unknown) => void
  /** Field of a refusal that the contract tells without a field, such as one of the file. */
  fieldsOf?: (error: unknown) => FieldErrors
}

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

export type AccountForm<Values> = {
  form: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors
  busy: boolean
  change: (values: Partial<Values>) => void
  /** Properties of a text field. */
  text: (name: TextName<Values>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement>) => void
  }
  submit: (event: FormEvent) => void
}

/** One run at a time, so that nothing is sent twice. */
const useOneAtATime = () => {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<'stay' | 'leave'>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const after = await work()
    if (after === 'leave') return
    running.current = false
    setBusy(false)
  }
  return { busy, run }
}

const isEmpty = (errors: FieldErrors) => Object.keys(errors).length === 0

/** What a form of this feature does: keep what is typed, check it, send it once, show what is wrong where it is wrong. */
export function useAccountForm<Values extends object>(plan: FormPlan<Values>): AccountForm<Values> {
  const { form, focusFirstError } = useFirstError()
  const [values, setValues] = useState(plan.initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { busy, run } = useOneAtATime()
  const show = (found: FieldErrors) => {
    setErrors(found)
    focusFirstError()
  }
  const change = (changed: Partial<Values>) => {
    setValues(before => ({ ...before, ...changed }))
    setErrors(before => ({ ...before, ...Object.fromEntries(Object.keys(changed).map(name => [name, undefined])) }))
  }
  const refuse = (error: unknown): 'stay' => {
    const found = { ...refusedFields(error), ...plan.fieldsOf?.(error) }
    show(found)
    if (isEmpty(found)) plan.onRefused(error)
    return 'stay'
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = plan.check(values)
    if (!isEmpty(found)) return show(found)
    if (plan.agree && !(await plan.agree(values))) return
    void run(() => plan.send(values).catch(refuse))
  }
  const text = (name: TextName<Values>) => ({
    name,
    value: String(values[name]),
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value } as Partial<Values>),
  })
  return { form, values, errors, busy, change, text, submit: event => void submit(event) }
}
