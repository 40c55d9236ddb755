import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default { download: 'Télécharger l’accord' } satisfies Translation<typeof en>
