import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language.ts'

/** Starts translation with the messages of one language (namespace by namespace) and tells the browser which it is. */
export const startTranslation = async (language: Language, messages: Resource[string]): Promise<void> => {
  document.documentElement.lang = language
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: messages },
    fallbackLng: false,
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
}

/** Adds namespaces that are needed from now on, before anything that speaks them renders. */
export const addMessages = (language: Language, messages: Resource[string]): void => {
  for (const [namespace, texts] of Object.entries(messages)) i18next.addResourceBundle(language, namespace, texts)
}
