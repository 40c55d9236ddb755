import { type AudienceCode, audienceCodes } from '@celebrio/contract/celebrations/events'
import { useTranslation } from 'react-i18next'

const alone = new Set<AudienceCode>([0, 4, 5])

/**
 * What pressing one audience makes of the choice. Public, Strictly on invite and Private stand alone; where nothing would
 * be left it is strictly on invite, which is what an empty choice means.
 */
export function pressAudience(chosen: readonly AudienceCode[], pressed: AudienceCode): AudienceCode[] {
  if (alone.has(pressed)) return [pressed]
  const others = chosen.filter(code => !alone.has(code))
  const next = others.includes(pressed)
    ? others.filter(code => code !== pressed)
    : [...others, pressed].sort((a, b) => a - b)
  return next.length > 0 ? next : [4]
}

/** The names of the audiences, in the order in which they are offered, and a list of them in one line. */
export function useAudienceWords() {
  const { t } = useTranslation('events')
  const wordOf = (code: AudienceCode) => t(`audience${code}`)
  return {
    options: audienceCodes.map(value => ({ value, label: wordOf(value) })),
    list: (codes: readonly AudienceCode[]) => (codes.length > 0 ? codes : ([4] as const)).map(wordOf).join(', '),
  }
}
