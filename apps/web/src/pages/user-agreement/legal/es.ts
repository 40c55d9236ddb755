import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Acuerdo de usuario',
  updated: '2026-11-01',
  intro:
    'Este es el acuerdo entre tú y Celebrio. Dice con qué puedes contar, qué te pedimos y qué pasa con el dinero. Lo escribimos en palabras sencillas, para que puedas leerlo antes de que lleguen los invitados.',
  sections: [
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
          'Hasta los 12 años se usa una cuenta infantil, abierta con el consentimiento y bajo la mirada de la madre, el padre o un tutor. Una cuenta infantil no aparece en la búsqueda, ni al buscar amigos, ni en Conocer nuevos amigos. Solo le pueden escribir sus conexiones aceptadas, y no puede publicar ofertas ni reservar proveedores.',
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
          'Una cuenta pertenece a una sola persona o a una sola empresa. Usa tu nombre real, un correo electrónico que puedas leer y una contraseña que no uses en ningún otro lugar. Lo que pasa en tu cuenta es tu responsabilidad, así que avísanos enseguida si crees que alguien más la está usando. En Configuración ves los dispositivos con sesión iniciada y puedes cerrar las demás sesiones.',
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
          'Celebrante es quien tiene algo que celebrar: planea eventos, publica, hace conexiones, comparte ofertas y reserva proveedores. Para los celebrantes, Celebrio es gratis.',
        ),
        paragraph(
          'Un proveedor de servicios (SP) tiene una página de empresa con servicios, precios y promociones, y responde a las reservas. Un celebrante puede además convertirse en celebrante proveedor (CSP) y reunir lo que pueden hacer ambos. Las cuentas SP y CSP pagan una suscripción después de un período de prueba gratis.',
        ),
        paragraph(
          'Como proveedor te registras con un documento: documento nacional de identidad, certificado de operación o autorización oficial. Confirmas que es auténtico y que tienes las licencias, los seguros y los permisos que exige tu trabajo. La insignia de verificado significa que revisamos el documento. No es una garantía del servicio.',
        ),
      ],
    },
    {
      id: 'events',
      heading: 'Eventos, invitaciones y boletos',
      blocks: [
        paragraph(
          'Quien crea un evento es su anfitrión y decide quién puede verlo: todo el mundo, amigos, familia, colegas, solo las personas invitadas o, por ahora, nadie más. El anfitrión responde por el evento, por lo que promete a sus invitados y por las normas del lugar.',
        ),
        list(
          'Cada invitado aceptado recibe un boleto con su propio código de entrada. Un código abre la puerta una sola vez. No lo vendas ni lo pases a otra persona.',
          'Cuando un evento se llena, quienes aceptan pasan a una lista de espera y avanzan por orden.',
          'Si el anfitrión cambia la fecha, se pide a los invitados que confirmen de nuevo. Si elimina el evento, se les avisa y se cancelan las reservas.',
        ),
      ],
    },
    {
      id: 'bookings',
      heading: 'Reservas',
      blocks: [
        paragraph(
          'Una reserva es un contrato entre el celebrante y el proveedor. Celebrio los reúne y lleva el registro, pero no es parte de ese contrato.',
        ),
        list(
          'Los precios son los que se muestran al reservar. Quedan fijos en la reserva, junto con la mejor promoción que corresponda.',
          'El proveedor puede aceptar, rechazar o reducir cantidades. Una reserva modificada vale solo cuando el celebrante dice que sí.',
          'El celebrante puede cancelar en Celebrio hasta 24 horas antes del evento. Después, habla directamente con el proveedor.',
          'Al completarse la reserva, el celebrante puede dejar una calificación y una reseña, y el proveedor puede responder una vez.',
        ),
      ],
    },
    {
      id: 'subscription',
      heading: 'Suscripción de los proveedores',
      blocks: [
        paragraph(
          'Las cuentas SP y CSP empiezan con un mes de prueba gratis desde el registro. Después, la suscripción se factura cada año o cada seis meses, en dólares estadounidenses, al precio que la página Suscripción muestra antes de pagar. Si se ofrece un plan de por vida, se paga una sola vez.',
        ),
        paragraph(
          'Sin prueba ni plan vigente, tu página de empresa queda en modo de solo lectura. Se conserva y tus clientes la siguen viendo, pero no aparece en las listas ni recibe nuevas reservas. Con un plan vuelve tal como estaba.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Cancelación y reembolsos',
      blocks: [
        paragraph(
          'Toda cancelación requiere un aviso de 24 horas. Cancelas la suscripción en la página Suscripción al menos 24 horas antes de que termine o se renueve, y te reembolsamos la parte no usada de lo que pagaste, menos un cargo administrativo:',
        ),
        list(
          '1000a0% si quedan más de 10 días hábiles del período pagado;',
          '500a0% si quedan entre 1 y 10 días hábiles.',
        ),
        paragraph(
          'Si queda menos de un día hábil, ya no hay nada que reembolsar. El reembolso vuelve por la misma vía del pago. Los derechos de reembolso que la ley de tu país te da en todo caso no cambian.',
        ),
      ],
    },
    {
      id: 'deals',
      heading: 'Ofertas',
      blocks: [
        paragraph(
          'Una oferta va de un miembro a otro, de principio a fin entre quien compra y quien vende. Describe con honestidad lo que vendes, con fotos del objeto mismo, vende solo lo que es tuyo y es legal vender, y márcalo como vendido cuando ya no esté.',
        ),
        paragraph(
          'Puedes destacar una oferta en las fechas que elijas. El precio por día y el total se muestran antes de pagar. Una oferta destacada aparece primero en la lista pública y lleva una etiqueta que lo dice.',
        ),
      ],
    },
    {
      id: 'payments',
      heading: 'Qué dinero pasa por Celebrio',
      blocks: [
        paragraph(
          'A Celebrio se le pagan solo dos cosas: la suscripción de los proveedores y las ofertas destacadas. De eso se encarga un servicio de pagos, y nosotros nunca vemos ni guardamos números de tarjeta.',
        ),
        paragraph(
          'Lo que un celebrante paga a un proveedor, o un comprador a un vendedor, no pasa por la plataforma. Acuerden entre ustedes la forma y el día del pago, pide un recibo y ten cuidado con desconocidos que quieran dinero por adelantado. Celebrio no puede retener, devolver ni asegurar esos pagos.',
        ),
      ],
    },
    {
      id: 'content',
      heading: 'Lo que publicas sigue siendo tuyo',
      blocks: [
        paragraph(
          'Tus palabras, fotos, videos y canciones te pertenecen. Para poder mostrarlos, nos permites almacenarlos, cambiarles el tamaño, convertirlos y presentarlos a las personas que alcanza tu configuración, mientras estén en Celebrio. Ese permiso termina cuando los eliminas.',
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
          'engañes: eventos falsos, reseñas falsas, documentos falsos, ofertas falsas, spam o cadenas;',
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
          'Puedes reportar publicaciones, comentarios, personas, ofertas y perfiles de Conocer nuevos amigos, y puedes bloquear a quien quieras. El bloqueo los vuelve invisibles el uno para el otro y a ninguno se le avisa.',
        ),
        paragraph(
          'Nuestros moderadores leen cada reporte en su contexto. Pueden descartarlo, ocultar lo reportado, advertir a su autor o suspender la cuenta. El autor conoce el motivo y puede apelar, y cada decisión de nuestro equipo queda registrada. Actuamos antes y con más firmeza cuando está en juego la seguridad de alguien.',
        ),
      ],
    },
    {
      id: 'leaving',
      heading: 'Tomarse un descanso o irse',
      blocks: [
        paragraph(
          'Puedes suspender tu cuenta en Configuración. Entonces queda oculta con todo lo que contiene. Inicia sesión cuando quieras y te ofreceremos reactivarla.',
        ),
        paragraph(
          'También puedes eliminar tu cuenta en Configuración. Te pedimos la contraseña o un nuevo inicio de sesión con Google. Se cierran todas tus sesiones y todo se oculta de inmediato. A los 30 días se borran tus datos personales, incluidos los archivos de tus publicaciones. Si quieres conservarlos, descarga antes tus datos.',
        ),
        paragraph(
          'Eliminar la cuenta no salda lo que todavía debes: antes de irte, cancela tus reservas y cumple tus acuerdos con invitados, clientes y vendedores.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Qué prometemos y qué no podemos prometer',
      blocks: [
        paragraph(
          'Cuidamos Celebrio y arreglamos lo que se rompe, pero no prometemos que esté siempre disponible ni libre de errores. No elegimos a tus invitados, no cocinamos ni tocamos la música; por eso no respondemos por lo que hagan o dejen de hacer miembros, anfitriones, proveedores, compradores o vendedores.',
        ),
        paragraph(
          'Hasta donde la ley lo permite, nuestra responsabilidad ante ti se limita a lo que nos pagaste en los doce meses anteriores al daño. Esto no limita la responsabilidad que la ley no deja limitar, como la que nace del dolo o de daños a la vida y la salud.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Cuando cambian estos términos',
      blocks: [
        paragraph(
          'Celebrio crece y a veces este acuerdo tiene que crecer con él. Te avisamos al menos 7 días antes de que un cambio entre en vigor, en Celebrio y por correo a las direcciones confirmadas, y decimos qué es distinto. Si no estás de acuerdo, puedes irte antes de ese día, y a una suscripción vigente se aplican las reglas de reembolso de arriba. Los cambios que la ley exija de inmediato pueden llegar antes.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'La ley que se aplica',
      blocks: [
        paragraph(
          'Celebrio tiene su sede en los Estados Unidos y este acuerdo se rige por la ley de los Estados Unidos. Si eres consumidor en otro país, conservas la protección que te da la ley de tu país y puedes acudir a sus tribunales cuando esa ley lo diga.',
        ),
        paragraph(
          'Si una frase de este acuerdo resulta inválida, lo demás sigue en pie. El acuerdo existe en inglés, francés, español y portugués. Si las versiones difieren, vale la inglesa, salvo que tu ley diga otra cosa.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Habla con nosotros',
      blocks: [
        paragraph(
          'La mayoría de los desacuerdos se resuelven conversando, así que prueba primero con nosotros. Escríbenos desde las propias páginas de Celebrio: los proveedores tienen «Contáctanos» en su menú, y todos tienen «Reportar» junto a cada publicación, comentario, persona y oferta, además de las opciones de su cuenta en Configuración. Lo que envías lo lee una persona.',
        ),
      ],
    },
  ],
}

export default text
