import type { Plugin } from 'vite'

const languages = ['en', 'fr', 'es', 'pt']
const isList = (id: string) => id === 'virtual:messages'
const isFrench = /\/(?:guest-)?messages\/fr\.ts$/
const isPart = /^virtual:messages\/([\w-]+)\/(\w+)$/

/** Loaders of one kind of messages by language. */
const loaders = (folder: string) => {
  const load = languages.map(language => `${language}: () => import('virtual:messages/${folder}/${language}')`)
  return `{ ${load.join(', ')} }`
}

const list = () => `
export const guestMessages = ${loaders('guest-messages')}
export const signedInMessages = ${loaders('messages')}`

/** All messages of one kind in one language, by the name of their feature or page: `…/events/messages/fr.ts` is `events`. */
const part = (folder: string, language: string) => `
const found = import.meta.glob('/src/**/${folder}/${language}.ts', { eager: true, import: 'default' })
export default Object.fromEntries(Object.entries(found).map(([path, texts]) => [path.split('/').at(-3), texts]))`

/** French has a narrow space that does not break before these marks and inside quotation marks; sources have a plain one. */
const withFrenchSpaces = (code: string) => code.replace(/ (?=[;:!?»])/g, '\u202F').replace(/« /g, '«\u202F')

/**
 * Collects the client's messages. `guest-messages/` are loaded with the landing page, `messages/` with the layouts of
 * signed-in pages. In a build each kind is one file per language.
 */
export const messages = (): Plugin => ({
  name: 'celebrio-messages',
  resolveId: id => (isList(id) || isPart.test(id) ? `\0${id}` : undefined),
  load(resolved) {
    const id = resolved.slice(1)
    if (isList(id)) return list()
    const [, folder, language] = isPart.exec(id) ?? []
    return folder && language ? part(folder, language) : undefined
  },
  transform: (code, id) => (isFrench.test(id) ? withFrenchSpaces(code) : undefined),
})
