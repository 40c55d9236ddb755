import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default { download: 'Descargar el acuerdo' } satisfies Translation<typeof en>
