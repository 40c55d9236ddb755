import { strFromU8, unzipSync } from 'fflate'
import type { Member } from '../../../harness/people.ts'
import type { World } from '../../../harness/world.ts'

/** The files of an archive, by their names; texts are texts. */
type Opened = { names: string[]; text(name: string): string; json(name: string): Record<string, unknown>[] }

function open(bytes: Uint8Array): Opened {
  const files = unzipSync(bytes)
  const text = (name: string) => {
    const found = files[name]
    if (!found) throw new Error(`There is no ${name}.`)
    return strFromU8(found)
  }
  return {
    names: Object.keys(files),
    text,
    json: section => JSON.parse(text(`json/${section}.json`)) as Record<string, unknown>[],
  }
}

export const archivesOf = (world: World) => {
  const { call } = world
  const read = async (as: Member) => (await call('GET', '/data-archive', { as })).body
  const ask = (as: Member) => call('POST', '/data-archive', { as })
  const addressOf = (as: Member, json: object = { password: as.password }) =>
    call('POST', '/data-archive/download', { as, json })

  return {
    read,
    ask,
    addressOf,
    /** Asks, has it made, downloads it and opens it. */
    async archiveOf(as: Member): Promise<Opened> {
      const asked = await ask(as)
      if (asked.status !== 200) throw new Error(JSON.stringify(asked.body))
      await world.drainJobs()
      const { body } = await addressOf(as)
      return open(new Uint8Array(await (await fetch(body.url)).arrayBuffer()))
    },
  }
}
