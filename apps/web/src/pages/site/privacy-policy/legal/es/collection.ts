import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const collection: LegalSection[] = [
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
        'Quien opera Celebrio, con sede en los Estados Unidos, es responsable de los datos que aquí se describen. El Acuerdo de usuario explica qué significan celebrante, proveedor, evento y anuncio.',
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
        'Lo que creas aquí: publicaciones, comentarios, «me gusta» y flores, canciones, eventos, listas de invitados, respuestas a invitaciones, grupos, mensajes, anuncios, servicios, reservas y opiniones.',
        'Lo que nos escribes: denuncias, apelaciones y preguntas.',
      ),
    ],
  },
  {
    id: 'we-notice',
    heading: 'Lo que vemos mientras Celebrio funciona',
    blocks: [
      paragraph(
        'Nuestros servidores ven la dirección de internet, el tipo de dispositivo y de navegador, la hora y la página o acción solicitada. De ahí salen la lista de dispositivos con sesión iniciada en tus Ajustes, los límites contra el abuso y los registros con los que encontramos fallas. Tu navegador también nos dice su idioma y su zona horaria, para que las fechas sean correctas.',
      ),
      paragraph(
        'Un vídeo cuenta como visto una vez al día por persona, como máximo, y los proveedores ven cuántas visitas recibe su página, solo como número. «Cerca de ti» usa el país, el estado y la ciudad que elegiste, o coordenadas si las diste. No seguimos tus movimientos.',
      ),
    ],
  },
  {
    id: 'from-others',
    heading: 'Lo que llega de otros',
    blocks: [
      paragraph(
        'Si inicias sesión con Google, Google nos da tu nombre y tu correo verificado. Si pagas una suscripción o un anuncio destacado, el servicio de pagos nos dice que se pagó y cuánto, nunca tu número de tarjeta. Y otros miembros pueden mencionarte, invitarte, mostrarte en una foto o denunciar algo que escribiste.',
      ),
    ],
  },
  {
    id: 'why',
    heading: 'Para qué los usamos',
    blocks: [
      list(
        'Para hacer aquello por lo que viniste: mostrar tus publicaciones, llevar invitaciones, emitir entradas, hacer llegar las reservas a los proveedores y entregar mensajes. Es nuestro contrato contigo.',
        'Para cuidar a las personas: limitar el abuso, responder denuncias, revisar los documentos de los proveedores y registrar lo que hace nuestro equipo. Es nuestro interés legítimo, y el tuyo.',
        'Para cumplir la ley, por ejemplo conservando los registros de pagos.',
        'Con tu consentimiento, que puedes retirar cuando quieras: las notificaciones push del navegador, la comunidad Conocer nuevos amigos y las partes opcionales de tu perfil.',
      ),
      paragraph(
        'Las sugerencias de amigos se ordenan por conexiones en común y luego por lugar. Ninguna decisión con efectos legales sobre ti la toma una máquina por sí sola.',
      ),
    ],
  },
]
