import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const wrongField = '[aria-invalid="true"], [data-error] :is(button, a, input:not([hidden]))'

/** A ref for a form, and a function that focuses its first invalid field, in sight, once the errors have rendered. */
export const useFirstError = (): { form: RefObject<HTMLFormElement | null>; focusFirstError: () => void } => {
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (!attempts) return
    const field = form.current?.querySelector<HTMLElement>(wrongField)
    field?.focus({ preventScroll: true })
    // In the middle: bars cover the edges of a phone. What is wrong with no field is at least seen.
    const seen = field ?? form.current?.querySelector('[role="alert"]')
    seen?.scrollIntoView({ block: 'center' })
  }, [attempts])
  return { form, focusFirstError: useCallback(() => setAttempts(count => count + 1), []) }
}
