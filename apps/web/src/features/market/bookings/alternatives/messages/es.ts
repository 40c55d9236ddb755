import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

const es: Translation<typeof en> = {
  title: 'Quién más está disponible el {{day}}',
  text: 'Tu fiesta sigue en pie. Estos proveedores ofrecen lo mismo cerca de tu evento y están disponibles ese día.',
  noneTitle: 'No hay nadie más disponible cerca el {{day}}',
  noneText: 'Busca más lejos, o algo parecido.',
  more: 'Ver más proveedores',
  away: '{{name}} no está disponible en este momento y quizá no responda antes de: {{time}}. Ya puedes preguntar a alguien más.',
  awayChanged:
    '{{name}} no está disponible en este momento. Confirma solo si sabes que podrá cumplir. También puedes preguntar a alguien más.',
  awayAccepted:
    '{{name}} no está disponible en este momento. Si no consigues contactar, pregunta con tiempo a alguien más.',
  movedTitle: '{{name}} no puede el {{day}}',
  beforeText: 'Antes tu evento era el {{day}}. Cámbialo a un día que venga bien a todos y vuelve a pedirlo.',
  movedSince: 'Tu evento es ahora el {{day}}',
  askAgain: 'Volver a pedírselo a {{name}}',
  changeDate: 'Cambiar la fecha',
}

export default es
