import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const conduct: LegalSection[] = [
  {
    id: 'content',
    heading: 'Lo que publicas sigue siendo tuyo',
    blocks: [
      paragraph(
        'Tus palabras, fotos, vídeos y canciones te pertenecen. Para poder mostrarlos, nos permites almacenarlos, cambiarles el tamaño, convertirlos y presentarlos a las personas que alcanza tu configuración, mientras estén en Celebrio. Ese permiso termina cuando los eliminas.',
      ),
      paragraph(
        'Publica solo lo que puedes publicar. Una canción necesita los derechos de quienes la hicieron. Una foto necesita el consentimiento de quienes salen en ella y, si son niños, el de sus padres. Si algo tuyo aparece aquí sin tu permiso, repórtalo y lo revisaremos.',
      ),
    ],
  },
  {
    id: 'house-rules',
    heading: 'Reglas de la casa',
    blocks: [
      paragraph('Una buena fiesta tiene pocas reglas y todos las conocen. Por favor, no:'),
      list(
        'amenaces, acoses, humilles ni suplantes a nadie, ni difundas odio contra grupos de personas;',
        'publiques contenido sexual con menores, otro contenido ilegal ni imágenes íntimas sin consentimiento;',
        'engañes: eventos falsos, opiniones falsas, documentos falsos, anuncios falsos, spam o cadenas;',
        'vendas armas, drogas, cosas robadas ni nada que la ley prohíba;',
        'recopiles datos de otras personas, entres en cuentas ajenas, pongas a prueba o sobrecargues el servicio ni esquives sus límites;',
        'uses Conocer nuevos amigos para hacer publicidad ni para acercarte a menores de 18 años.',
      ),
    ],
  },
  {
    id: 'moderation',
    heading: 'Reportes, decisiones y apelaciones',
    blocks: [
      paragraph(
        'Puedes denunciar publicaciones, comentarios, personas, anuncios y perfiles de Conocer nuevos amigos, y puedes bloquear a quien quieras. El bloqueo los vuelve invisibles el uno para el otro y a ninguno se le avisa.',
      ),
      paragraph(
        'Nuestros moderadores leen cada denuncia en su contexto. Pueden descartarlo, ocultar lo denunciado, advertir a su autor o suspender la cuenta. El autor conoce el motivo y puede apelar, y cada decisión de nuestro equipo queda registrada. Actuamos antes y con más firmeza cuando está en juego la seguridad de alguien.',
      ),
    ],
  },
  {
    id: 'leaving',
    heading: 'Tomarse un descanso o irse',
    blocks: [
      paragraph(
        'Puedes suspender tu cuenta en Ajustes. Entonces queda oculta con todo lo que contiene. Inicia sesión cuando quieras y te ofreceremos reactivarla.',
      ),
      paragraph(
        'También puedes eliminar tu cuenta en Ajustes. Te pedimos la contraseña o un nuevo inicio de sesión con Google. Se cierran todas tus sesiones y todo se oculta de inmediato. A los 30 días se borran tus datos personales, incluidos los archivos de tus publicaciones. Si quieres conservarlos, descarga antes tus datos.',
      ),
      paragraph(
        'Eliminar la cuenta no salda lo que todavía debes: antes de irte, cancela tus reservas y cumple tus acuerdos con invitados, clientes y vendedores.',
      ),
    ],
  },
]
