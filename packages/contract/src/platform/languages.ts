import { z } from 'zod'

/** The four languages of the interface, e-mails and legal pages; the first is the default. */
export const languages = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof languages)[number]
export const language = () => z.enum(languages)

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)
