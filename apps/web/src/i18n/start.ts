import i18next, { type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isolateNames } from './isolate.ts'
import type { Language } from './language.ts'

/** React escapes what it shows. */
export const interpolation = { escapeValue: false, alwaysFormat: true }

/** Starts translation with the messages of one language or more, namespace by namespace. */
export const startTranslation = async (language: Language, resources: Resource): Promise<void> => {
  await i18next
    .use(isolateNames)
    .use(initReactI18next)
    .init({
      lng: language,
      resources,
      fallbackLng: false,
      defaultNS: 'ui',
      interpolation,
      react: { useSuspense: false },
    })
}

/** Changes to a language whose messages are there, at once. */
export const changeLanguage = (language: Language): void => void i18next.changeLanguage(language)

/** Adds namespaces, before anything that uses them renders. */
export const addMessages = (language: Language, messages: Resource[string]): void => {
  for (const [namespace, texts] of Object.entries(messages)) i18next.addResourceBundle(language, namespace, texts)
}
