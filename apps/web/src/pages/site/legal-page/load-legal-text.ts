import { type Language, readLanguage } from '#i18n/language.ts'
import type { LegalText } from './legal-text.ts'

/** One dynamic import per language, so that each text becomes a separate chunk. */
export type LegalTextImporters = Record<Language, () => Promise<{ default: LegalText }>>

/** The document in the chosen language; the other three are never downloaded. */
export const loadLegalText = async (importers: LegalTextImporters): Promise<LegalText> => {
  const { default: text } = await importers[readLanguage()]()
  return text
}
