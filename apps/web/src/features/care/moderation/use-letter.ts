import type { StatementLetter } from '@celebrio/contract/care/shapes'
import { useState } from 'react'
import type { useAction } from '#lib/actions/use-action.ts'

type Step<Values, Answer> = Pick<ReturnType<typeof useAction<Values, Answer>>, 'mutate' | 'isPending' | 'data'>

/**
 * A letter to an author that is read before it is sent, so that what is sent is what was read.
 * @param preview has the server write it; `sending` does what it says
 */
export function useLetter<Values>(preview: Step<Values, StatementLetter>, sending: Step<Values, unknown>) {
  const [read, setRead] = useState<Values | null>(null)
  const close = () => setRead(null)
  return {
    /** What the letter is about that is being read. */
    read,
    isPreparing: preview.isPending,
    prepare: (values: Values) => preview.mutate(values, { onSuccess: () => setRead(values) }),
    dialog: {
      letter: preview.data,
      reading: read !== null,
      isSending: sending.isPending,
      close,
      send: () => read !== null && sending.mutate(read, { onSuccess: close }),
    },
  }
}
