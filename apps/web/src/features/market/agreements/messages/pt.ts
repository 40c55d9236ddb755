import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default { download: 'Baixar o acordo' } satisfies Translation<typeof en>
