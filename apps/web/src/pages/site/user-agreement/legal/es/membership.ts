import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const membership: LegalSection[] = [
  {
    id: 'agreement',
    heading: 'Decir que sí',
    blocks: [
      paragraph(
        'Al marcar la casilla cuando te registras, o al seguir usando Celebrio después de que entre en vigor una nueva versión, aceptas este acuerdo y confirmas que leíste nuestra Política de privacidad. Guardamos el momento en que aceptaste y la versión que aceptaste.',
      ),
      paragraph(
        'En estas páginas, «Celebrio» y «nosotros» se refieren a quien opera la plataforma Celebrio, con sede en los Estados Unidos. «Tú» es la persona o la empresa titular de la cuenta. Un «evento» es siempre una celebración.',
      ),
    ],
  },
  {
    id: 'age',
    heading: 'Quién puede unirse y las cuentas infantiles',
    blocks: [
      paragraph(
        'Puede unirse cualquier persona que tenga capacidad para aceptar este acuerdo en el lugar donde vive, o cuya madre, padre o tutor lo acepte por ella. Indica tu fecha de nacimiento verdadera: varias reglas dependen de ella.',
      ),
      list(
        'Hasta los 12 años se usa una cuenta infantil, abierta con el consentimiento y bajo la mirada de la madre, el padre o un tutor. Una cuenta infantil no aparece en la búsqueda, ni al buscar amigos, ni en Conocer nuevos amigos. Solo le pueden escribir sus conexiones aceptadas, y no puede publicar anuncios ni reservar proveedores.',
        'De los 13 a los 17 años se puede usar Celebrio, salvo Conocer nuevos amigos.',
        'Conocer nuevos amigos es para personas de 18 años o más.',
        'Las cuentas de proveedor son para personas adultas y para empresas autorizadas a ofrecer lo que ofrecen.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Tu cuenta',
    blocks: [
      paragraph(
        'Una cuenta pertenece a una sola persona o a una sola empresa. Usa tu nombre real, un correo electrónico que puedas leer y una contraseña que no uses en ningún otro lugar. Lo que pasa en tu cuenta es tu responsabilidad, así que avísanos enseguida si crees que alguien más la está usando. En Ajustes ves los dispositivos con sesión iniciada y puedes cerrar las demás sesiones.',
      ),
      paragraph(
        'Si inicias sesión con Google, abrimos o encontramos tu cuenta con el correo que Google verificó. Mientras no confirmes tu correo puedes usar Celebrio, pero solo te enviamos mensajes sobre la cuenta misma.',
      ),
    ],
  },
  {
    id: 'members',
    heading: 'Celebrantes y proveedores',
    blocks: [
      paragraph(
        'Celebrante es quien tiene algo que celebrar: planea eventos, publica, hace conexiones, comparte anuncios y reserva proveedores. Para los celebrantes, Celebrio es gratis.',
      ),
      paragraph(
        'Un proveedor de servicios (SP) tiene una página de empresa con servicios, precios y promociones, y responde a las reservas. Un celebrante puede además convertirse en celebrante proveedor (CSP) y reunir lo que pueden hacer ambos. Las cuentas SP y CSP pagan una suscripción después de un período de prueba gratis.',
      ),
      paragraph(
        'Como proveedor te registras con un documento: documento nacional de identidad, certificado de operación o autorización oficial. Confirmas que es auténtico y que tienes las licencias, los seguros y los permisos que exige tu trabajo. La insignia de verificado significa que revisamos el documento. No es una garantía del servicio.',
      ),
    ],
  },
]
