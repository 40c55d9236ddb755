import { guestMessages, signedInMessages } from 'virtual:messages'
import { readLanguage } from '#i18n/language.ts'
import { addMessages, startTranslation } from '#i18n/start.ts'

// Read once: another tab may change the language, and this page keeps its own until it reloads.
const language = readLanguage()

const start = async () => {
  document.documentElement.lang = language
  await startTranslation(language, { [language]: (await guestMessages[language]()).default })
}

let started: Promise<void> | undefined

/** Starts i18next with the messages of guests' pages in one language; the other three are never fetched. */
export const startMessages = (): Promise<void> => (started ??= start())

const addSignedInMessages = async () => {
  const [messages] = await Promise.all([signedInMessages[language](), startMessages()])
  addMessages(language, messages.default)
}

/** A lazy layout of signed-in pages; loads its code and the messages of its pages in parallel. */
export const withSignedInMessages =
  <Frame>(load: () => Promise<Frame>) =>
  async (): Promise<Frame> => {
    const [frame] = await Promise.all([load(), addSignedInMessages()])
    return frame
  }
