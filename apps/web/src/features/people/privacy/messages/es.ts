import type { Translation } from '#i18n/messages.ts'
import type en from './en.ts'

export default {
  title: 'Privacidad',
  lead: 'Elige quién puede escribirte, encontrarte y ver tu cumpleaños. Las personas que has bloqueado no pueden hacer nada de eso.',
  providerLead:
    'Elige quién puede escribirte y quién ve tu cumpleaños. Las personas que has bloqueado no pueden hacer ninguna de las dos cosas.',
  kidsLead: 'Esta es una cuenta infantil: solo tus conexiones pueden encontrarte, escribirte y ver lo que compartes.',
  messages_from: {
    label: 'Quién puede escribirte',
    note: 'Los chats que ya tienes siguen abiertos.',
    everybody: 'Todos',
    everybodyHint: 'Quien no es una conexión tuya envía primero una solicitud.',
    connections: 'Conexiones',
    connectionsHint: 'Solo tus conexiones pueden empezar un chat.',
    nobody: 'Nadie nuevo',
    nobodyHint: 'Nadie puede empezar un chat contigo. Tú sí puedes.',
  },
  invitations_from: {
    label: 'Quién puede invitarte',
    note: 'A eventos y grupos. Las invitaciones que ya tienes se mantienen.',
    everybody: 'Todos los que pueden',
    everybodyHint: 'Tus conexiones y la gente de tus grupos.',
    connections: 'Conexiones',
    connectionsHint: 'Solo tus conexiones.',
    nobody: 'Nadie',
    nobodyHint: 'Aún puedes pedir unirte o usar un enlace que te envíen.',
  },
  birthday_to: {
    label: 'Quién ve tu cumpleaños',
    note: 'El año no se muestra nunca.',
    everybody: 'Todos',
    everybodyHint: 'Cualquiera que vea tu perfil. Si tu cuenta es privada, son tus conexiones.',
    connections: 'Conexiones',
    connectionsHint: 'Solo tus conexiones.',
    nobody: 'Solo yo',
    nobodyHint: 'Nadie más lo ve en tu perfil.',
  },
  found_by: {
    label: 'Quién puede encontrarte',
    note: 'En la búsqueda, las sugerencias, las menciones y Conocer gente. Tu perfil se sigue abriendo desde lo que publicas.',
    everybody: 'Todos',
    everybodyHint: 'Cualquiera en Celebrio puede encontrarte.',
    circle: 'Conexiones de tus conexiones',
    circleHint: 'Solo quienes tienen una conexión en común contigo, y tus propias conexiones.',
    connections: 'Conexiones',
    connectionsHint: 'Solo tus conexiones.',
  },
  foundByConnections: 'Solo tus conexiones pueden encontrarte.',
  blocking: 'Bloqueos',
  blockingHint:
    'Las personas que bloqueas no pueden verte, encontrarte ni escribirte. Puedes desbloquearlas cuando quieras.',
  seeBlocked: 'Ver a quién has bloqueado',
  chats: 'En los chats',
  reads: 'Mostrar cuándo he leído los mensajes',
  readsHint: 'En los chats de dos. Si lo desactivas, tú tampoco verás si los demás han leído los tuyos.',
  saved: 'Guardado',
} satisfies Translation<typeof en>
