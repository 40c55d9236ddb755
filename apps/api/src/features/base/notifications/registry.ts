import type { AppContext } from '#platform/app-context.ts'
import type { Feature } from '#platform/feature.ts'
import { pageQueries } from './queries/pages.ts'
import { type RegisteredKind, registerNotices } from './register-notices.ts'

const build = (features: readonly Feature[]) => {
  const registry = registerNotices(features)
  return { ...registry, pages: pageQueries(registry) }
}

const known = new WeakMap<readonly Feature[], ReturnType<typeof build>>()

/** What the features have registered; put together once. */
export function noticesOf({ features }: Pick<AppContext, 'features'>) {
  const registered = known.get(features) ?? build(features)
  known.set(features, registered)
  return registered
}

/** @throws Error when nobody has registered it */
export function kindOf(app: AppContext, name: string): RegisteredKind {
  const kind = noticesOf(app).kinds.get(name)
  if (!kind) throw new Error(`There is no notice ${name}.`)
  return kind
}
