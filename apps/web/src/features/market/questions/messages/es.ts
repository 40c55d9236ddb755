import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Preguntas',
  none: 'Aún no hay preguntas. Haz la primera.',
  noneYet: 'Aún no has respondido a ninguna pregunta.',
  yours: 'Tu pregunta',
  public: 'La pregunta y la respuesta se publican aquí sin tu nombre. El proveedor sí ve quién pregunta.',
  ask: 'Preguntar',
  signIn: 'Inicia sesión para preguntar',
  sent: 'Pregunta enviada. Te avisaremos cuando haya respuesta.',
  waits: 'Esperando respuesta',
  open: 'Esperan tu respuesta',
  yourAnswer: 'Tu respuesta',
  publicAnswer: 'Cualquiera puede leerla en tu página.',
  answer: 'Responder',
  answered: 'Respuesta guardada',
  edit: 'Editar respuesta',
  save: 'Guardar',
  tooLong_one: 'Máximo {{max}} caracteres: sobra {{count}}.',
  tooLong_many: 'Máximo {{max}} caracteres: sobran {{count}}.',
  tooLong_other: 'Máximo {{max}} caracteres: sobran {{count}}.',
  delete: 'Eliminar pregunta',
  deleteTitle: '¿Eliminar esta pregunta?',
  deleteText: 'Ya nadie podrá responderla.',
  deleteBothText: 'También se eliminará la respuesta.',
  deleted: 'Pregunta eliminada',
} satisfies Translation<typeof en>
