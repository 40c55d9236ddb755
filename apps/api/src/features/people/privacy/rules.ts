import { audiences, type ChoosableName, finders, type PrivacyChoices } from '@celebrio/contract/people/privacy'

type Account = { is_kid: boolean; user_type: number }

const beyondStrangers = audiences.filter(audience => audience !== 'everybody')

/** What there is to choose. Children are there for their connections; providers are found by their stores. */
export function choicesFor({ is_kid, user_type }: Account): PrivacyChoices {
  const own = is_kid ? beyondStrangers : [...audiences]
  const found_by: PrivacyChoices['found_by'] = is_kid ? ['connections'] : [...finders]
  return {
    messages_from: own,
    invitations_from: own,
    birthday_to: own,
    found_by: user_type === 0 ? found_by : [],
  }
}

/** How it stands: for a child, what is more open than it may be is the most open that may. */
export const inForce = <Value extends string>(chosen: Value, choices: readonly Value[]): Value =>
  choices.includes(chosen) ? chosen : (choices[0] ?? chosen)

/** Whether something can be chosen; what is left out can. */
export const canBeChosen = (choices: PrivacyChoices, name: ChoosableName, chosen: string | undefined): boolean =>
  chosen === undefined || choices[name].some(choice => choice === chosen)
