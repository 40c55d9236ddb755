import type { Plugin } from 'vite'

const languages = ['en', 'fr', 'es', 'pt']
const isList = (id: string) => id === 'virtual:messages'
const isPart = /^virtual:messages\/([\w-]+)\/(\w+)$/

/** The loaders of one kind of messages, by language. */
const loaders = (folder: string) => {
  const load = languages.map(language => `${language}: () => import('virtual:messages/${folder}/${language}')`)
  return `{ ${load.join(', ')} }`
}

const list = () => `
export const guestMessages = ${loaders('guest-messages')}
export const signedInMessages = ${loaders('messages')}`

/** All messages of one kind in one language, by the name of what speaks them: `…/events/messages/fr.ts` is `events`. */
const part = (folder: string, language: string) => `
const found = import.meta.glob('/src/**/${folder}/${language}.ts', { eager: true, import: 'default' })
export default Object.fromEntries(Object.entries(found).map(([path, texts]) => [path.split('/').at(-3), texts]))`

/**
 * Finds what the client says. `guest-messages/` weigh on the landing page; `messages/` come with the frames of
 * signed-in pages. Each kind is one file per language in a build.
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
})
