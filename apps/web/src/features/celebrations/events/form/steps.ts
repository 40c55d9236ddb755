import { useEffect, useState } from 'react'
import type { FieldErrors } from '#lib/forms/field-errors.ts'

/** The parts of the form; on phones one at a time. */
const all = ['what', 'where', 'who', 'services'] as const
export type Step = (typeof all)[number]

/** The last one is there where services are booked along with the event. */
export const stepsOf = (hasServices: boolean): readonly Step[] => (hasServices ? all : all.slice(0, -1))

const stepOf: Partial<Record<string, Step>> = {
  address: 'where',
  country_id: 'where',
  state_id: 'where',
  city_id: 'where',
  members: 'who',
  answer_by: 'who',
  companions_max: 'who',
  allows_maybe: 'who',
  special_guest: 'who',
  dress_code: 'who',
  open_to: 'who',
  items: 'services',
}

/** The errors of one step. */
export const errorsIn = (step: Step, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => (stepOf[field] ?? 'what') === step))

/** The first step with an error. */
export function stepWithError(errors: FieldErrors): Step | undefined {
  const wrong = new Set(
    Object.entries(errors).flatMap(([field, text]) => (text === undefined ? [] : [stepOf[field] ?? 'what'])),
  )
  return all.find(step => wrong.has(step))
}

export const stepAfter = (step: Step, steps: readonly Step[]): Step | undefined => steps[steps.indexOf(step) + 1]

const findStep = (wanted: string | undefined) => all.find(step => step === wanted)

/** Where this entry of the history was left; else where the address leads, as `#step-who`. */
const stepInHistory = (): Step => {
  const state = history.state as { step?: Step } | null
  return findStep(state?.step) ?? findStep(location.hash.replace('#step-', '')) ?? 'what'
}

const withStep = (step: Step) => {
  const { overlay: _, ...page } = (history.state ?? {}) as Record<string, unknown>
  return { ...page, step }
}

/** Whether the current entry is that of the preview, which covers the form: it gives way to the step. */
const isCovered = () => (history.state as { overlay?: string } | null)?.overlay !== undefined

/** Which step is shown. Each has its own history entry, so that Back leads to the step before. */
export function useSteps(hasServices: boolean) {
  const steps = stepsOf(hasServices)
  const [step, setStep] = useState(stepInHistory)
  const [reveals, setReveals] = useState(0)
  useEffect(() => {
    const follow = () => setStep(stepInHistory())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const go = (to: Step) => {
    if (to === step) return
    if (isCovered()) history.replaceState(withStep(to), '')
    else history.pushState(withStep(to), '')
    setStep(to)
  }
  const restart = () => {
    history.replaceState(withStep('what'), '')
    setStep('what')
  }
  const reveal = (errors: FieldErrors) => {
    setReveals(count => count + 1)
    go(stepWithError(errors) ?? step)
  }
  return {
    /** All that there are, in their order. */
    all: steps,
    step,
    next: stepAfter(step, steps),
    go,
    restart,
    /** Opens the first step with an error. */
    reveal,
    /** How often an error was revealed; what covers the form gives way to it. */
    reveals,
  }
}

export type Steps = ReturnType<typeof useSteps>
