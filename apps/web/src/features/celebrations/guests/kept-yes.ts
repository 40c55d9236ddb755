import type { Event } from '@celebrio/contract/celebrations/events'
import type { OwnInvitation } from '@celebrio/contract/celebrations/invitation-shapes'
import { draftOf } from '#lib/drafts.ts'
import { type Acceptance, type Choice, type Filled, givenAnswer } from './answers.ts'

const alone: Acceptance = { adults: 1, children: 0, dietary: '', message: '' }

const keptOf = ({ id }: Event, token?: string) => draftOf<Acceptance>(`yes:${token ?? id}`, alone)

/** With a maybe the device keeps what belongs to a yes: the server has it no longer. */
export function keepYes(event: Event, token: string | undefined, choice: Choice, filled: Filled): void {
  const { adults, children, dietary, message } = filled
  const kept = keptOf(event, token)
  if (choice === 'maybe') kept.write({ adults, children, dietary, message })
  else kept.drop()
}

/** What the sheet begins with: the newest answer, and with a maybe the yes that may follow it. */
export const firstValues = (event: Event, own: OwnInvitation, token?: string): Filled =>
  own.is_maybe ? { ...givenAnswer(own), ...keptOf(event, token).read() } : givenAnswer(own)
