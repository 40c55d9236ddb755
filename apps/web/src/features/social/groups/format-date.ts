import { formatDays } from '#lib/formats-days.ts'

/** The day of a group, with its year: `20 June 2027`. */
export const formatDate = (date: string): string => formatDays(date, date)
