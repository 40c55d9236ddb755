import { printedCode } from '@celebrio/contract/celebrations/tickets'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#lib/formats-dates.ts'
import type { Outcome, Scan } from './scans.ts'
import type { Shown } from './use-check-in.ts'

export type Told = { tone: 'good' | 'care' | 'bad' | 'wait'; title: string; lines: string[] }

/** How somebody is called of whom perhaps only the code is known. */
export const calledBy = (scan: Scan): string => {
  const { outcome } = scan
  if ('name' in outcome && outcome.name) return outcome.name
  return 'code' in scan ? printedCode(scan.code) : scan.name
}

/** What a scan means, in words. */
export function useOutcomeWords() {
  const { t } = useTranslation('check-in')
  const ofEntry = ({ name, adults, children, dietary }: Extract<Outcome, { kind: 'in' }>): Told => ({
    tone: 'good',
    title: t('welcome', { name }),
    lines: [
      t('party', { count: adults + children }),
      ...(children > 0 ? [`${t('adults', { count: adults })}, ${t('children', { count: children })}`] : []),
      ...(dietary ? [t('dietary', { words: dietary })] : []),
    ],
  })
  return ({ scan, again }: Shown): Told => {
    const { outcome, at } = scan
    const name = calledBy(scan)
    if (again) return { tone: 'care', title: name, lines: [t('scannedHere', { time: formatClock(at) })] }
    switch (outcome.kind) {
      case 'in':
        return ofEntry(outcome)
      case 'already':
        return { tone: 'care', title: name, lines: [t('already', { time: formatClock(outcome.at) })] }
      case 'revoked':
        return { tone: 'bad', title: name, lines: [t(`revoked_${outcome.reason}`)] }
      case 'unknown':
        return { tone: 'bad', title: t('unknown'), lines: [name] }
      case 'noCode':
        return { tone: 'bad', title: t('noCode'), lines: [name, t('codeWrong')] }
      case 'undone':
        return { tone: 'care', title: name, lines: [t('undone')] }
      case 'waiting':
        return { tone: 'wait', title: name, lines: [t('kept')] }
    }
  }
}
