import { type CastStore, type DemoStore, each, head, hour, kilo } from './store.ts'

export const castStores: readonly CastStore[] = [
  {
    by: 'ruth',
    languages: ['en', 'fr'],
    about: 'Smoked meats, jollof and long tables. We cook on site, over wood, and leave the garden as we found it.',
    services: [
      {
        name: 'Jollof and small chops',
        description: 'The big pot, plantain, chicken and small chops for standing guests. Served for three hours.',
        categories: ['catering', 'barbecue'],
        scene: 'feast',
        items: [head('Guest', 38, 20), head('Child under ten', 18), hour('One hour longer', 120)],
      },
      {
        name: 'Hands and tables',
        description: 'Waiting staff who have worked with our kitchen for years, in black or in colour.',
        categories: ['waiting-staff'],
        scene: 'table',
        items: [hour('Waiter', 32, 4), hour('Bartender', 40, 4)],
      },
    ],
    offer: {
      name: 'Second pot',
      description: 'We’ve lit a second fire, and every table gets the good of it.',
      discount: 15,
    },
  },
  {
    by: 'marcus',
    languages: ['en', 'es'],
    about: 'Upright bass, keys and a voice. Highlife, soul and the songs your aunties know.',
    services: [
      {
        name: 'The trio, live',
        description: 'Two sets of forty-five minutes, our own small sound system, one song of your choice learned.',
        categories: ['bands'],
        scene: 'band',
        items: [each('Two sets', 1400), hour('Playing on', 350), each('Fourth player on horns', 300)],
      },
    ],
  },
  {
    by: 'harpreet',
    languages: ['en', 'pa', 'hi'],
    about: 'Three generations of sweets on 74th Street. Everything is made the night before, nothing earlier.',
    services: [
      {
        name: 'Mithai boxes',
        description: 'Barfi, ladoo and jalebi, packed by the kilo or in favours with your names on.',
        categories: ['sweets', 'favours'],
        scene: 'sweets',
        items: [
          kilo('Mixed mithai', 26, 2),
          each('Favour box of four', 6.5, 25),
          each('Jalebi stand, fried on site', 480),
        ],
      },
    ],
  },
  {
    by: 'ines',
    languages: ['pt', 'en'],
    about: 'Flores da estação, de produtores à volta de Lisboa. Sem espuma, sem plástico.',
    services: [
      {
        name: 'Mesas e altar',
        description: 'Centros de mesa baixos para que todos se vejam, e um arco que depois fica em vossa casa.',
        categories: ['flowers', 'decorators'],
        scene: 'florist',
        items: [each('Centro de mesa', 38), each('Arco de flores', 420), each('Ramo', 95)],
      },
    ],
    offer: {
      name: 'Flores de época',
      description: 'O que o campo dá agora, por menos.',
      discount: 10,
    },
  },
]

export const newYork: readonly DemoStore[] = [
  {
    owner: 'Dolores Quint',
    company: 'Quint & Daughters Cakes',
    country: 'US',
    city: 'New York City',
    address: '311 East 9th Street',
    phone: '+12125550141',
    language: 'en',
    since: 1998,
    logo: 'cake',
    languages: ['en', 'es'],
    about: 'Tall cakes that taste of butter. We bring them, set them up and take the stand back on Monday.',
    services: [
      {
        name: 'Celebration cakes',
        description: 'Three to five tiers, one tasting for two included. Tell us about allergies early.',
        categories: ['cakes'],
        scene: 'cake',
        items: [each('Three tiers, 60 slices', 540), each('Tier more, 30 slices', 160), each('Cupcake', 4.25, 24)],
      },
    ],
  },
]
