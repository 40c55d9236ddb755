import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const choices: LegalSection[] = [
  {
    id: 'keeping',
    heading: 'Cuánto tiempo los guardamos y cómo se van',
    blocks: [
      paragraph(
        'Guardamos tus datos mientras tengas tu cuenta. Lo que eliminas desaparece de la vista de inmediato. Una cuenta suspendida queda oculta con todo lo que contiene, y se guarda hasta que vuelvas.',
      ),
      paragraph(
        'Cuando eliminas tu cuenta, se cierran todas tus sesiones y todo se oculta de inmediato. A los 30 días se borran tus datos personales, junto con los archivos de tus publicaciones. Solo lo que la ley nos obliga a conservar, como los registros de los pagos que nos hicieron, se queda el tiempo que la ley fija y no sirve para nada más.',
      ),
    ],
  },
  {
    id: 'rights',
    heading: 'Tus derechos, vivas donde vivas',
    blocks: [
      list(
        'Ver y llevarte: «Descargar mis datos», en Ajustes, te da un solo archivo con todo lo que contiene la cuenta.',
        'Corregir: edita por tu cuenta tu perfil, tus publicaciones, eventos y comentarios.',
        'Limitar y oponerte: haz privada tu cuenta, sal de Conocer nuevos amigos, apaga notificaciones, bloquea o suspende la cuenta.',
        'Borrar: elimina cosas sueltas o la cuenta entera.',
        'Reclamar: primero con nosotros, si quieres, y en cualquier momento ante la autoridad de protección de datos de donde vives.',
      ),
      paragraph(
        'A nadie lo tratamos peor por ejercer un derecho. Para lo que no puedas hacer por tu cuenta, escríbenos: respondemos en un plazo de 30 días, o antes si tu ley lo dice.',
      ),
    ],
  },
  {
    id: 'where',
    heading: 'Dónde viven tus datos',
    blocks: [
      paragraph(
        'Celebrio tiene su sede en los Estados Unidos y allí se tratan tus datos. Si te unes desde otro país, tus datos viajan a los Estados Unidos. Allí los protegemos como dice esta página y te damos las garantías que la ley de tu país exige para esa transferencia.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Cambios y cómo encontrarnos',
    blocks: [
      paragraph(
        'Cuando esta política cambia, te avisamos al menos 7 días antes, en Celebrio y por correo a las direcciones confirmadas. La fecha de arriba es la de la versión que estás leyendo.',
      ),
      paragraph(
        'Las preguntas sobre tus datos nos llegan por las propias páginas de Celebrio: tienes «Contacto» en tu menú y al pie de esta página, «Denunciar» junto a cada publicación, comentario, persona y anuncio, y las opciones sobre tus datos en Ajustes.',
      ),
    ],
  },
]
