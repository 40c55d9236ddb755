import { type ChosenAnswer, chosenAnswerKey } from '@celebrio/contract/celebrations/invitation-shapes'
import type { EmailButton, PaperEmail } from '#platform/mail/paper/paper-email.ts'
import type { Question } from './kinds.ts'
import type { Messages } from './messages/en.ts'

type Label = keyof Messages['buttons']

/** Leads to the page with the answer chosen and unsent: whatever opens links must not answer for anybody. */
const choosing = (link: string, answer: ChosenAnswer): string => `${link}?${chosenAnswerKey}=${answer}`

type Way = { label: Label; answer?: ChosenAnswer }

const maybe: Way = { label: 'maybe', answer: 'maybe' }

/** The questions to which a guest can also say maybe. */
const takesMaybe = new Set<Question>(['answer', 'confirm'])

const ways: Record<Question, [Way, Way?]> = {
  answer: [
    { label: 'going', answer: 'going' },
    { label: 'cannot', answer: 'cant' },
  ],
  confirm: [
    { label: 'still', answer: 'going' },
    { label: 'cannotNow', answer: 'cant' },
  ],
  vote: [{ label: 'vote' }, { label: 'cannot', answer: 'cant' }],
  ticket: [{ label: 'ticket' }, { label: 'cannotNow', answer: 'cant' }],
  news: [{ label: 'news' }, { label: 'cannotNow', answer: 'cant' }],
  look: [{ label: 'invitation' }],
  none: [{ label: 'home' }],
}

type Options = {
  labels: Messages['buttons']
  /** Of the page where the guest answers. */
  link: string
  allowsMaybe?: boolean
}

/** The buttons of an e-mail. */
export function buttonsFor(question: Question, { labels, link, allowsMaybe = false }: Options): PaperEmail['buttons'] {
  const button = ({ label, answer }: Way): EmailButton => ({
    label: labels[label],
    url: answer ? choosing(link, answer) : link,
  })
  const [first, second] = ways[question]
  if (!second) return [button(first)]
  const both = [button(first), button(second)] as const
  return allowsMaybe && takesMaybe.has(question) ? [...both, button(maybe)] : [...both]
}
