import type { Loose, Someone } from '../../harness/caller.ts'
import type { World } from '../../harness/world.ts'

/** Makes each thing when it is first asked for, and once. */
export const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** What a call answers, which has to succeed. */
export const making =
  (world: World) =>
  async (as: Someone, path: string, json: object): Promise<Loose> => {
    const { status, body } = await world.call('POST', path, { as, json })
    if (status >= 400) throw new Error(`${path}: ${JSON.stringify(body)}`)
    return body
  }
