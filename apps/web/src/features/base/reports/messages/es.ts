import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  which: '¿De qué se trata?',
  afterwards: 'Lo revisará una persona, y te diremos qué ha pasado.',
  rules: {
    harassment: 'Acoso',
    hate: 'Odio',
    violence: 'Violencia y amenazas',
    sexual: 'Desnudos y contenido sexual',
    children: 'Seguridad de los niños',
    private_data: 'Datos privados de otras personas',
    impersonation: 'Suplantación de identidad',
    fraud: 'Fraude',
    spam: 'Spam',
    others_work: 'Obras de otras personas',
    illegal: 'Contra la ley',
  },
} satisfies Translation<typeof en>
