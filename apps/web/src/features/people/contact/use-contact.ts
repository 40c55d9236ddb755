import { contact, contactForm } from '@celebrio/contract/people/contact'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { errorText } from '#lib/api/error-text.ts'
import { checkForm } from '#lib/forms/check-form.ts'
import { useForm } from '#lib/forms/use-form.ts'

/** A message to the staff, kept as a draft until it is sent. */
export function useContact(name: string) {
  const [refusal, setRefusal] = useState('')
  const [sent, setSent] = useState<{ copied: boolean } | null>(null)
  const form = useForm({
    initial: { name, subject: '', message: '' },
    draft: { purpose: 'contact' },
    check: values => checkForm(contactForm, values),
    send: async values => {
      setRefusal('')
      setSent(await call(contact.send, { body: values }))
      return 'stay'
    },
    onError: error => setRefusal(errorText(error)),
  })
  const again = () => {
    form.reset()
    setSent(null)
  }
  return { form, refusal, sent, again }
}
