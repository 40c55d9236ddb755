import { guestMessages, signedInMessages } from 'virtual:messages'
import { readLanguage } from '#i18n/language.ts'
import { addMessages, startTranslation } from '#i18n/start.ts'

// Read once: another tab may choose another language meanwhile, and this page keeps speaking its own until it reloads.
const language = readLanguage()

const start = async () => startTranslation(language, (await guestMessages[language]()).default)

let started: Promise<void> | undefined

/** Translation stands, with what guests' pages say, in one language; the other three are never fetched. */
export const startMessages = (): Promise<void> => (started ??= start())

const addSignedInMessages = async () => {
  const [messages] = await Promise.all([signedInMessages[language](), startMessages()])
  addMessages(language, messages.default)
}

/** A lazy frame of signed-in pages: it is ready once its code and the messages of its pages are, fetched side by side. */
export const withSignedInMessages =
  <Frame>(load: () => Promise<Frame>) =>
  async (): Promise<Frame> => {
    const [frame] = await Promise.all([load(), addSignedInMessages()])
    return frame
  }
