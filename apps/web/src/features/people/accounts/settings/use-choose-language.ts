import { accounts } from '@celebrio/contract/people/accounts'
import { chooseLanguage, type Language } from '#i18n/language.ts'
import { useAction } from '#lib/actions/use-action.ts'
import { call } from '#lib/api/call.ts'
import { useSession } from '#lib/session.ts'

/**
 * Chooses the language of this browser, and for whoever is signed in also that of what is written to their account.
 * Loads the page anew.
 */
export function useChooseLanguage(): (language: Language) => void {
  const isSignedIn = useSession() !== null
  const { mutate } = useAction({
    send: (language: Language) => call(accounts.setLanguage, { body: { language } }),
    onSuccess: (_, language) => chooseLanguage(language),
  })
  return language => {
    if (isSignedIn) mutate(language)
    else chooseLanguage(language)
  }
}
