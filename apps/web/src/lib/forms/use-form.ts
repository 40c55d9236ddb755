import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from 'react'
import { useDraft } from '../drafts.ts'
import { type FieldErrors, refusedFields } from './field-errors.ts'
import { useFirstError } from './use-first-error.ts'

export type FormPlan<Values> = {
  /** What stands in the fields at first. */
  initial: Values | (() => Values)
  /** Keeps what is typed until it is sent; fields of `omit` are never kept. */
  draft?: { purpose: string; omit?: readonly (keyof Values)[] }
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

export type Form<Values> = {
  form: RefObject<HTMLFormElement | null>
  values: Values
  errors: FieldErrors
  busy: boolean
  /** What was typed at another time stood in the fields at first. */
  hasDraft: boolean
  /** Throws the draft away. */
  startOver: () => void
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

/** What stands in the fields, and what is wrong with it: a field that is changed is no longer wrong. */
function useFields<Values extends object>({ initial, draft }: FormPlan<Values>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const { change: type, reset, ...kept } = useDraft(draft?.purpose ?? null, initial, draft?.omit)
  const change = (changed: Partial<Values>) => {
    type(changed)
    setErrors(before => ({ ...before, ...Object.fromEntries(Object.keys(changed).map(name => [name, undefined])) }))
  }
  const startOver = () => {
    reset()
    setErrors({})
  }
  const text = (name: TextName<Values>) => ({
    name,
    value: String(kept.values[name]),
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value } as Partial<Values>),
  })
  return { ...kept, errors, setErrors, change, startOver, text }
}

/** What a form does: keep what is typed, check it, send it once, show what is wrong where it is wrong. */
export function useForm<Values extends object>(plan: FormPlan<Values>): Form<Values> {
  const { form, focusFirstError } = useFirstError()
  const { setErrors, drop, ...fields } = useFields(plan)
  const { values } = fields
  const { busy, run } = useOneAtATime()
  const show = (found: FieldErrors) => {
    setErrors(found)
    focusFirstError()
  }
  const refuse = (error: unknown): 'stay' => {
    const found = { ...refusedFields(error), ...plan.fieldsOf?.(error) }
    show(found)
    if (isEmpty(found)) plan.onRefused(error)
    return 'stay'
  }
  const send = async () => {
    const after = await plan.send(values)
    drop()
    return after
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = plan.check(values)
    if (!isEmpty(found)) return show(found)
    if (plan.agree && !(await plan.agree(values))) return
    void run(() => send().catch(refuse))
  }
  return { form, ...fields, busy, submit: event => void submit(event) }
}
