import { type Language, languages } from '@celebrio/contract/platform/languages'
import type { NoticeKind, Notices, NoticeText } from './notice-types.ts'

/** All notices are written under this name, one after the other, so that they follow the order of what has happened. */
export const noticeListener = 'notifications.write'

/** What of a feature is asked for. */
type Declared = {
  name: string
  notices?: Notices
  listeners?: readonly { fact: string; name: string }[]
}

export type RegisteredKind = NoticeKind & { texts: Record<Language, NoticeText> }

/** What can be told, by name. */
export type Registry = {
  kinds: ReadonlyMap<string, RegisteredKind>
  subjects: ReadonlyMap<string, NonNullable<Notices['subjects']>[string]>
  actors: ReadonlyMap<string, NonNullable<Notices['actors']>[string]>
}

const sayWhere = (feature: string, what: string) => new Error(`Notices of ${feature}: ${what}`)

/** @throws Error when two features have the same name for something */
function unite<Part>(features: readonly Declared[], partsOf: (notices: Notices) => Record<string, Part> | undefined) {
  const all = new Map<string, Part>()
  for (const { name: feature, notices = {} } of features)
    for (const [name, part] of Object.entries(partsOf(notices) ?? {})) {
      if (all.has(name)) throw sayWhere(feature, `${name} is registered twice.`)
      all.set(name, part)
    }
  return all
}

/** @throws Error when a language is missing */
function textsOf({ name, notices }: Declared, kind: string): Record<Language, NoticeText> {
  const texts = languages.map(language => {
    const text = notices?.messages?.[language].notices[kind]
    if (!text) throw sayWhere(name, `${kind} has no text in ${language}.`)
    return [language, text] as const
  })
  return Object.fromEntries(texts) as Record<Language, NoticeText>
}

/** @throws Error when nothing would ever tell it */
function requireSource(feature: string, kind: string, { follows }: NoticeKind, heard: ReadonlySet<string>): void {
  if (follows === 'clock') return
  if (follows.length === 0) throw sayWhere(feature, `${kind} follows no fact.`)
  const unheard = follows.find(fact => !heard.has(fact))
  if (unheard) throw sayWhere(feature, `${kind} follows ${unheard}, to which nobody listens.`)
}

/**
 * What all features together can tell.
 * @throws Error when a kind is registered twice, lacks a language, is about something that nobody registers, or follows no
 * fact
 */
export function registerNotices(features: readonly Declared[]): Registry {
  const listeners = features.flatMap(feature => feature.listeners ?? [])
  const heard = new Set(listeners.filter(one => one.name === noticeListener).map(one => one.fact))
  const subjects = unite(features, notices => notices.subjects)
  const actors = unite(features, notices => notices.actors)
  const declared = unite(features, notices => notices.kinds)
  const kinds = new Map<string, RegisteredKind>()
  for (const feature of features)
    for (const name of Object.keys(feature.notices?.kinds ?? {})) {
      const kind = declared.get(name)
      if (!kind) continue
      if (kind.subject !== null && !subjects.has(kind.subject))
        throw sayWhere(feature.name, `${name} is about ${kind.subject}, which nobody registers.`)
      requireSource(feature.name, name, kind, heard)
      kinds.set(name, { ...kind, texts: textsOf(feature, name) })
    }
  return { kinds, subjects, actors }
}
