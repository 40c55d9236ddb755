import type { Language } from '@celebrio/contract/platform/languages'

type Moment = { at: Date; timezone: string; now: Date }

/** "Sunday, November 23 at 7:00 PM", by the clock at its place; with the year when it is not the present one. */
export function momentText(language: Language, { at, timezone, now }: Moment): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: timezone })
  const year = format({ year: 'numeric' })
  return format({
    ...(year.format(at) !== year.format(now) && { year: 'numeric' }),
    ...({ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const),
  }).format(at)
}
