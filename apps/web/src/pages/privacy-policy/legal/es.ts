import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Política de privacidad',
  updated: '2026-11-01',
  intro:
    'Una celebración es algo personal. Esta página dice qué sabemos de ti, por qué, quién lo ve y cómo recuperarlo. Es tan larga como hace falta, y nada más.',
  sections: [
    {
      id: 'in-short',
      heading: 'En pocas palabras',
      blocks: [
        list(
          'Tú decides quién ve tus publicaciones, tu perfil y tus eventos.',
          'No vendemos tus datos, no mostramos publicidad de fuera ni te seguimos por la web.',
          'Las fotos pierden sus datos ocultos, como el lugar donde se tomaron, antes de que alguien las vea.',
          'Puedes descargarlo todo cuando quieras y eliminarlo todo para siempre.',
        ),
        paragraph(
          'Quien opera Celebrio, con sede en los Estados Unidos, es responsable de los datos que aquí se describen. El Acuerdo de usuario explica qué significan celebrante, proveedor, evento y oferta.',
        ),
      ],
    },
    {
      id: 'you-give',
      heading: 'Lo que nos das',
      blocks: [
        list(
          'Para abrir una cuenta: tu nombre, correo electrónico, número de celular, país y una contraseña.',
          'Si eres proveedor, además: nombre de la empresa, dirección, teléfono comercial, año de fundación, la forma en que prefieres cobrar y un documento que muestre quién eres o que puedes operar.',
          'Para tu perfil, si quieres: fecha de nacimiento, género, lugar, foto, intereses, estudios, pasatiempos y unas palabras sobre ti. Para Conocer nuevos amigos: cómo prefieres que te llamen, lo que te gusta y si invitas tú.',
          'Lo que creas aquí: publicaciones, comentarios, «me gusta» y flores, canciones, eventos, listas de invitados, respuestas a invitaciones, grupos, mensajes, ofertas, servicios, reservas y reseñas.',
          'Lo que nos escribes: reportes, apelaciones y preguntas.',
        ),
      ],
    },
    {
      id: 'we-notice',
      heading: 'Lo que vemos mientras Celebrio funciona',
      blocks: [
        paragraph(
          'Nuestros servidores ven la dirección de internet, el tipo de dispositivo y de navegador, la hora y la página o acción solicitada. De ahí salen la lista de dispositivos con sesión iniciada en tu Configuración, los límites contra el abuso y los registros con los que encontramos fallas. Tu navegador también nos dice su idioma y su zona horaria, para que las fechas sean correctas.',
        ),
        paragraph(
          'Un video cuenta como visto una vez al día por persona, como máximo, y los proveedores ven cuántas visitas recibe su página, solo como número. «Cerca de ti» usa el país, el estado y la ciudad que elegiste, o coordenadas si las diste. No seguimos tus movimientos.',
        ),
      ],
    },
    {
      id: 'from-others',
      heading: 'Lo que llega de otros',
      blocks: [
        paragraph(
          'Si inicias sesión con Google, Google nos da tu nombre y tu correo verificado. Si pagas una suscripción o una oferta destacada, el servicio de pagos nos dice que se pagó y cuánto, nunca tu número de tarjeta. Y otros miembros pueden mencionarte, invitarte, mostrarte en una foto o reportar algo que escribiste.',
        ),
      ],
    },
    {
      id: 'why',
      heading: 'Para qué los usamos',
      blocks: [
        list(
          'Para hacer aquello por lo que viniste: mostrar tus publicaciones, llevar invitaciones, emitir boletos, hacer llegar las reservas a los proveedores y entregar mensajes. Es nuestro contrato contigo.',
          'Para cuidar a las personas: limitar el abuso, responder reportes, revisar los documentos de los proveedores y registrar lo que hace nuestro equipo. Es nuestro interés legítimo, y el tuyo.',
          'Para cumplir la ley, por ejemplo conservando los registros de pagos.',
          'Con tu consentimiento, que puedes retirar cuando quieras: las notificaciones push del navegador, la comunidad Conocer nuevos amigos y las partes opcionales de tu perfil.',
        ),
        paragraph(
          'Las sugerencias de amigos se ordenan por conexiones en común y luego por lugar. Ninguna decisión con efectos legales sobre ti la toma una máquina por sí sola.',
        ),
      ],
    },
    {
      id: 'who-sees',
      heading: 'Quién ve qué',
      blocks: [
        list(
          'Las publicaciones de una cuenta privada, y sus archivos, las ven solo sus conexiones aceptadas. Compartir nunca amplía ese círculo. Las de las demás cuentas son públicas.',
          'Un evento lo ven las personas a quienes su anfitrión lo abrió. Los eventos públicos y las páginas de proveedores se pueden leer sin cuenta y encontrar por medio de enlaces.',
          'El anfitrión ve a quién se invitó y qué respondió cada quien. El anfitrión y quienes ayudan en la puerta ven tu nombre cuando se escanea tu boleto.',
          'Un proveedor ve los detalles de los eventos y las reservas que se le dirigen.',
          'Cuando bloqueas a alguien, dejan de verse mutuamente.',
          'Los moderadores ven lo que se reportó, con su contexto.',
        ),
        paragraph(
          'La dirección de tu calendario personal muestra tus eventos a quien la tenga. Guárdala para ti, como una llave.',
        ),
      ],
    },
    {
      id: 'files',
      heading: 'Fotos, videos, canciones y documentos',
      blocks: [
        paragraph(
          'Cada foto se vuelve a generar cuando la subes, en varios tamaños, y se quitan los datos ocultos del archivo, como las coordenadas GPS. Los archivos de video y audio también se revisan y se quitan sus datos descriptivos, como lugar y fecha. El título de una canción se muestra con ella.',
        ),
        paragraph(
          'Los documentos de los proveedores son archivos privados. Solo el propio proveedor y nuestros administradores pueden abrirlos.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'A quién entregamos datos',
      blocks: [
        list(
          'A las empresas que operan para nosotros los servidores, el almacenamiento y el envío de correos. Trabajan según nuestras instrucciones y para nada más.',
          'Al servicio de pagos, como PayPal, para las suscripciones y las ofertas destacadas.',
          'A Google, si eliges iniciar sesión con Google, y al servicio push de quien hace tu navegador, si permites esas notificaciones.',
          'A las autoridades, cuando una orden legal válida nos obliga, y no más de lo que exige.',
          'A quien nos suceda, si un día Celebrio lo opera alguien más, con las promesas de esta página y avisándote antes.',
        ),
        paragraph(
          'Entre celebrante y proveedor, y entre comprador y vendedor, el dinero no pasa por la plataforma. Por eso no tenemos más datos sobre esos pagos que los que dice la reserva.',
        ),
      ],
    },
    {
      id: 'messages',
      heading: 'Correos y notificaciones',
      blocks: [
        paragraph(
          'Los correos sobre tu cuenta, como códigos, confirmaciones y alertas de seguridad, siempre te llegan. Los demás llegan solo cuando confirmaste tu dirección, en tu idioma y para lo que importa. En Configuración apagas las notificaciones, todas o por tipo.',
        ),
        paragraph(
          'Los mensajes del chat se guardan en nuestros servidores para que los encuentres en cada dispositivo, y no están cifrados de extremo a extremo. Puedes eliminar un mensaje tuyo para todos. El primer mensaje de alguien con quien no tienes conexión llega como solicitud.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'Lo que queda en tu navegador',
      blocks: [
        paragraph(
          'Tu navegador guarda lo que Celebrio necesita para funcionar: el token que mantiene tu sesión, tu nombre, correo y tipo de cuenta, tu país, tu idioma y si ya viste la bienvenida. No hay cookies de publicidad ni rastreadores de otras empresas. Al cerrar sesión se borra lo que te mantenía dentro.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Cómo los cuidamos',
      blocks: [
        list(
          'Las contraseñas se guardan solo como un hash Argon2id, que nadie puede volver a convertir en tu contraseña.',
          'Los tokens de sesión son valores largos al azar de los que guardamos solo un hash. Vencen tras 30 días sin uso, y una contraseña nueva cierra todas las demás sesiones.',
          'Los códigos de recuperación viven 10 minutos y mueren tras cinco intentos fallidos. El enlace que confirma tu correo vive 24 horas.',
          'Cada boleto lleva un código imposible de adivinar que abre la puerta una sola vez.',
          'Los intentos de inicio de sesión, de registro y de pedir códigos tienen un límite.',
        ),
        paragraph(
          'Ningún sistema es perfecto. Si pasa algo que pone en riesgo tus datos, te avisamos a ti y a las autoridades como pide la ley, y te decimos qué hacer.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Niños y adolescentes',
      blocks: [
        paragraph(
          'Hasta los 12 años se usa una cuenta infantil, con el consentimiento de la madre, el padre o un tutor. No se puede encontrar en la búsqueda, al buscar amigos ni en Conocer nuevos amigos; solo le escriben sus conexiones aceptadas, y no tiene ofertas ni reservas. A un niño no le pedimos más de lo que la cuenta necesita.',
        ),
        paragraph(
          'La madre, el padre o el tutor puede ver, corregir y eliminar los datos del niño, en la cuenta o escribiéndonos. Conocer nuevos amigos está cerrado para menores de 18 años. Si crees que un niño está aquí sin consentimiento, reporta el perfil y actuaremos.',
        ),
      ],
    },
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
          'Ver y llevarte: «Descargar mis datos», en Configuración, te da un solo archivo con todo lo que contiene la cuenta.',
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
          'Las preguntas sobre tus datos nos llegan por las propias páginas de Celebrio: los proveedores usan «Contáctanos» en su menú, y todos tienen «Reportar» junto a cada publicación, comentario, persona y oferta, además de las opciones sobre sus datos en Configuración.',
        ),
      ],
    },
  ],
}

export default text
