import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Por qué lo hicimos',
  decidedOn: 'Decidido el {{day}}',
  secondLook: 'Una revisión',
  lead: '¿Crees que nos equivocamos? Tienes hasta el {{day}} para decírnoslo. Otra persona del equipo lo revisará y decidirá.',
  why: '¿Por qué deberíamos revisarlo?',
  whyHint: 'Puedes pedirlo una vez.',
  ask: 'Pedir una revisión',
  tooLong_one: 'Sobra {{count}} carácter',
  tooLong_many: 'Sobran {{count}} de caracteres',
  tooLong_other: 'Sobran {{count}} caracteres',
  sent: 'Gracias. Otra persona del equipo lo revisará.',
  youWrote: 'Escribiste el {{day}}:',
  waiting: 'Otra persona del equipo lo revisará. Te avisaremos.',
  outcome: {
    granted: 'Anulamos nuestra decisión el {{day}}.',
    refused: 'Lo revisamos el {{day}}, y nuestra decisión se mantiene.',
  },
  tooLate: 'Podías pedir una revisión hasta el {{day}}.',
  appealTitle: 'Revisión',
  authorWrote: 'El autor escribió el {{day}}:',
  answer: 'Tu respuesta al autor',
  grant: 'Anular la decisión',
  refuse: 'Mantener la decisión',
  send: { granted: 'Enviar y anular', refused: 'Enviar y mantener' },
  staffOutcome: { granted: 'Decisión anulada el {{day}}', refused: 'Decisión mantenida el {{day}}' },
  appealDecided: 'Revisión decidida.',
} satisfies Translation<typeof en>
