import type { AppContext } from '#platform/app-context.ts'
import type { Feature } from '#platform/feature.ts'
import { pageQueries } from './queries/pages.ts'
import { type RegisteredKind, registerNotices } from './register-notices.ts'

const build = (features: readonly Feature[]) => {
  const registry = registerNotices(features)
  return { ...registry, pages: pageQueries(registry) }
}

const registries = new WeakMap<readonly Feature[], ReturnType<typeof build>>()

/** What the features have registered; put together once. */
export function noticesOf({ features }: Pick<AppContext, 'features'>) {
  const registered = registries.get(features) ?? build(features)
  registries.set(features, registered)
  return registered
}

/** @throws Error when nobody has registered it */
export function kindOf(app: AppContext, name: string): RegisteredKind {
  const kind = noticesOf(app).kinds.get(name)
  if (!kind) throw new Error(`There is no notice ${name}.`)
  return kind
}
