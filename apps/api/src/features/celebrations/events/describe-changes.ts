import type { Language } from '@celebrio/contract/platform/languages'
import { placeNames } from '#features/base/locations'
import type { ShownNotice, TitleParts } from '#features/base/notifications'
import type { AppContext } from '#platform/app-context.ts'
import { listInWords, timeText } from '#platform/formats.ts'
import type { EventPart } from './changes.ts'
import { messages } from './messages.ts'
import type { EventFacts } from './queries/notice-subjects.ts'

const order: readonly EventPart[] = ['place', 'end', 'dress_code']

type Change = { id: number; event: EventFacts; changed: EventPart[] }

const changeOf = ({ id, subject, details }: ShownNotice): Change => {
  const { changed } = details as { changed: EventPart[] }
  return { id, event: subject as EventFacts, changed: order.filter(part => changed.includes(part)) }
}

/** The one thing that was changed, which is told with how it is now; of several their names must do. */
const onlyPart = ({ changed }: Change) => (changed.length === 1 ? changed[0] : undefined)

/** "Long Table 7, Madrid", by notice; asked for only where a place has changed. */
async function places(app: AppContext, changes: readonly Change[], language: Language): Promise<Map<number, string>> {
  const moved = changes.filter(change => onlyPart(change) === 'place')
  const chains = moved.map(change => change.event)
  const found = moved.length > 0 ? await placeNames(app.db, chains, language) : []
  const texts = moved.map(({ id, event }, index) => {
    const { city, state, country } = found[index] ?? {}
    return [id, [event.address, city ?? state ?? country].filter(Boolean).join(', ')] as const
  })
  return new Map(texts)
}

/** A moment at the place of an event, in words. */
const localTime = (app: AppContext, language: Language, at: string, { timezone }: EventFacts) =>
  timeText(language, { at: new Date(at), timezone, now: app.clock.now() })

/** What has changed of events, and how that is now. */
export async function describeChanges(app: AppContext, notices: readonly ShownNotice[], language: Language) {
  const changes = notices.map(changeOf)
  const placeOf = await places(app, changes, language)
  return changes.map((change): TitleParts => {
    const { id, event, changed } = change
    const end = event.local_end === null ? undefined : localTime(app, language, event.ends_at, event)
    const now = { place: placeOf.get(id), end, dress_code: event.dress_code ?? undefined }
    const part = onlyPart(change)
    const what = listInWords(
      language,
      changed.map(part => messages[language].parts[part]),
    )
    return { what, now: part && now[part] }
  })
}

/** When events begin by now. */
export const describeStarts = async (app: AppContext, notices: readonly ShownNotice[], language: Language) =>
  notices.map(({ subject }): TitleParts => {
    const event = subject as EventFacts
    return { what: localTime(app, language, event.starts_at, event) }
  })
