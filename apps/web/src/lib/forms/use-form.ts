import { type FormEvent, useRef, useState } from 'react'
import { type FieldErrors, hasErrors, refusedFields } from './field-errors.ts'
import { type Fields, type FieldsPlan, useFields } from './use-fields.ts'

export type FormPlan<Values> = FieldsPlan<Values> & {
  /** Asks before it is sent; `false` leaves all as it is. */
  agree?: (values: Values) => Promise<boolean>
  /** Sends it. `leave`: all is done and the page is about to go, so the button stays busy. */
  send: (values: Values) => Promise<'stay' | 'leave'>
  /** A refusal that belongs to no field of the form. */
  onRefused: (error: unknown) => void
  /** Field of a refusal that the contract tells without a field, such as one of the file. */
  fieldsOf?: (error: unknown) => FieldErrors
}

export type Form<Values> = Omit<Fields<Values>, 'onSubmit' | 'show' | 'drop'> & {
  busy: boolean
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

/** What a form of a whole page does: keep what is typed, check it, send it once, show what is wrong where it is wrong. */
export function useForm<Values extends object>(plan: FormPlan<Values>): Form<Values> {
  const { onSubmit, show, drop, ...fields } = useFields(plan)
  const { busy, run } = useOneAtATime()
  const refuse = (error: unknown): 'stay' => {
    const found = { ...refusedFields(error), ...plan.fieldsOf?.(error) }
    show(found)
    if (!hasErrors(found)) plan.onRefused(error)
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
  return { ...fields, busy, submit: onSubmit(values => void submit(values)) }
}
