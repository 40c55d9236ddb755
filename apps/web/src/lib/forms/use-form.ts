import { type FormEvent, useRef, useState } from 'react'
import { isSessionEnd } from '#lib/session-end.ts'
import { type FieldErrors, fieldErrorsOf, hasErrors } from './field-errors.ts'
import { type Fields, type FieldsOptions, useFields } from './use-fields.ts'

export type FormOptions<Values> = FieldsOptions<Values> & {
  /** Asks for confirmation before sending; `false` cancels. */
  agree?: (values: Values) => Promise<boolean>
  /** Sends the values. `leave`: the page is about to change, so the form stays busy. */
  send: (values: Values) => Promise<'stay' | 'leave'>
  /** Handles an error that belongs to no field of the form. */
  onError: (error: unknown) => void
  /** Maps errors that the contract reports without a field to fields, such as those of a file. */
  fieldsOf?: (error: unknown) => FieldErrors
}

export type Form<Values> = Omit<Fields<Values>, 'onSubmit' | 'drop'> & {
  busy: boolean
  submit: (event: FormEvent) => void
}

/** Runs one task at a time, so that nothing is sent twice. */
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

/** A complete form: keeps a draft, validates, sends once, and shows errors at their fields. */
export function useForm<Values extends object>(plan: FormOptions<Values>): Form<Values> {
  const { onSubmit, show, drop, ...fields } = useFields(plan)
  const { busy, run } = useOneAtATime()
  const refuse = (error: unknown): 'stay' => {
    const found = { ...fieldErrorsOf(error), ...plan.fieldsOf?.(error) }
    show(found)
    if (!hasErrors(found) && !isSessionEnd(error)) plan.onError(error)
    return 'stay'
  }
  const send = async (values: Values) => {
    const after = await plan.send(values)
    drop()
    return after
  }
  const submit = async (values: Values) => {
    if (plan.agree && !(await plan.agree(values))) return
    void run(() => send(values).catch(refuse))
  }
  return { ...fields, show, busy, submit: onSubmit(values => void submit(values)) }
}
