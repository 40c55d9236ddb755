import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Splitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>
type Group = NonNullable<Splitting['groups']>[number]
type Modules = Parameters<Exclude<Group['name'], string>>[1]

/** Where people come to from outside, by what is loaded for it: none of them gets what only the others need. */
const lightPages: Record<string, string[]> = {
  entry: ['main.tsx'],
  landing: ['app/landing/client.tsx'],
  // What the router loads with each page.
  client: ['app/client.tsx', 'pages/site/not-found/route.tsx'],
  layout: ['app/layouts/open-layout.tsx'],
  sign: ['app/layouts/public-layout.tsx', 'pages/people/sign-in/route.tsx', 'pages/people/sign-up/route.tsx'],
  event: ['pages/celebrations/event/route.tsx'],
  invitation: ['pages/celebrations/personal-invitation/route.tsx', 'pages/celebrations/open-link/route.tsx'],
  store: ['pages/market/provider/route.tsx'],
}

/** What is loaded for each page of those who are signed in. */
const memberLayouts = ['app/layouts/celebrant-layout.tsx', 'app/layouts/provider-layout.tsx']

/** Every page but the landing page has them loaded already. */
const always = ['entry', 'landing', 'client']

/** Adds a module and all that it imports, directly or not. */
function addClosure(id: string, modules: Modules, closure: Set<string>): void {
  if (closure.has(id)) return
  closure.add(id)
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) addClosure(imported, modules, closure)
}

function closureOf(files: string[], modules: Modules): Set<string> {
  const closure = new Set<string>()
  for (const file of files) addClosure(fileURLToPath(new URL(`./src/${file}`, import.meta.url)), modules, closure)
  return closure
}

const closures = new Map<string, Set<string>>()

function usersOf(id: string, modules: Modules): string[] {
  if (closures.size === 0)
    for (const [name, files] of Object.entries({ ...lightPages, members: memberLayouts }))
      closures.set(name, closureOf(files, modules))
  const users = [...closures].filter(([, closure]) => closure.has(id)).map(([name]) => name)
  if (users.includes('client')) return users.filter(name => always.includes(name))
  // What the landing page or the frame for guests shares with few is small: it comes with what each page loads.
  if (users.includes('landing')) return ['landing', 'client']
  if (users.includes('layout')) return ['client']
  return users.length > 1 ? users.filter(name => name !== 'members') : users
}

/** The rest by area: arrows between areas only point downward. */
const areaOf = (id: string) => /\/features\/(\w+)\/|\/(app|pages)\//.exec(id)?.slice(1).find(Boolean) ?? 'base'

/**
 * What several pages share comes in few files, by the light pages that use it (docs/decisions/0038). Whatever a module imports
 * has the same users or more, so chunks don't import each other in circles; `circularChunks` checks it.
 */
const shared: Group = {
  debugName: 'shared',
  name: (id, modules) => usersOf(id, modules).join('-') || areaOf(id),
  minShareCount: 2,
  includeDependenciesRecursively: false,
}

export const codeSplitting: Splitting = { groups: [shared] }
