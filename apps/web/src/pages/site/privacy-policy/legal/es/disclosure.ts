import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const disclosure: LegalSection[] = [
  {
    id: 'who-sees',
    heading: 'Quién ve qué',
    blocks: [
      list(
        'Las publicaciones de una cuenta privada, y sus archivos, las ven solo sus conexiones aceptadas. Compartir nunca amplía ese círculo. Las de las demás cuentas son públicas.',
        'Un evento lo ven las personas a quienes su anfitrión lo abrió. Los eventos públicos y las páginas de proveedores se pueden leer sin cuenta y encontrar por medio de enlaces.',
        'El anfitrión ve a quién se invitó y qué respondió cada uno. El anfitrión y quienes ayudan en la puerta ven tu nombre cuando se escanea tu entrada.',
        'Un proveedor ve los detalles de los eventos y las reservas que se le dirigen.',
        'Cuando bloqueas a alguien, dejan de verse mutuamente.',
        'Los moderadores ven lo que se denunció, con su contexto.',
      ),
      paragraph(
        'La dirección de tu calendario personal muestra tus eventos a quien la tenga. Guárdala para ti, como una llave.',
      ),
    ],
  },
  {
    id: 'files',
    heading: 'Fotos, vídeos, canciones y documentos',
    blocks: [
      paragraph(
        'Cada foto se vuelve a generar cuando la subes, en varios tamaños, y se quitan los datos ocultos del archivo, como las coordenadas GPS. Los archivos de vídeo y audio también se revisan y se quitan sus datos descriptivos, como lugar y fecha. El título de una canción se muestra con ella.',
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
        'Al servicio de pagos, como PayPal, para las suscripciones y los anuncios destacados.',
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
        'Los correos sobre tu cuenta, como códigos, confirmaciones y alertas de seguridad, siempre te llegan. Los demás llegan solo cuando confirmaste tu dirección, en tu idioma y para lo que importa. En Ajustes apagas las notificaciones, todas o por tipo.',
      ),
      paragraph(
        'Los mensajes del chat se guardan en nuestros servidores para que los encuentres en cada dispositivo, y no están cifrados de extremo a extremo. Puedes eliminar un mensaje tuyo para todos. El primer mensaje de alguien con quien no tienes conexión llega como solicitud.',
      ),
    ],
  },
]
