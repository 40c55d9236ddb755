import { type LegalSection, list, paragraph } from '#pages/site/legal-page/legal-text.ts'

export const collection: LegalSection[] = [
  {
    id: 'in-short',
    heading: 'In short',
    blocks: [
      list(
        'You decide who sees your posts, your profile and your events.',
        'We do not sell your data, show advertising from outside, or follow you around the web.',
        'Pictures lose their hidden data, such as the place where they were taken, before anyone sees them.',
        'You can download everything at any time, and delete everything for good.',
      ),
      paragraph(
        'The operator of Celebrio, based in the United States, is responsible for the data described here. The User Agreement says what the words celebrant, service provider, event and deal mean.',
      ),
    ],
  },
  {
    id: 'you-give',
    heading: 'What you give us',
    blocks: [
      list(
        'To open an account: your name, email address, mobile number, country and a password.',
        'As a service provider also: company name, address, business phone, year of establishment, the way you like to be paid, and a document that shows who you are or that you may operate.',
        'For your profile, if you like: date of birth, gender, place, picture, interests, education, hobbies and a few words about yourself. For Meet New Friends: a preferred name, likes and a treat.',
        'What you make here: posts, comments, likes and flowers, songs, events, guest lists, answers to invitations, groups, messages, deals, services, bookings and reviews.',
        'What you write to us: reports, appeals and questions.',
      ),
    ],
  },
  {
    id: 'we-notice',
    heading: 'What we notice while Celebrio runs',
    blocks: [
      paragraph(
        'Our servers see the internet address, the kind of device and browser, the time and the page or action asked for. From this come the list of signed-in devices in your Settings, limits against abuse, and logs with which we find faults. Your browser also tells us its language and time zone, so that dates are right.',
      ),
      paragraph(
        'We count a video as watched at most once per viewer and day, and providers see how often their page is visited, as a number. “Near you” uses the country, state and city that you chose, or coordinates where you have given them. We do not follow your movements.',
      ),
    ],
  },
  {
    id: 'from-others',
    heading: 'What comes from others',
    blocks: [
      paragraph(
        'If you sign in with Google, Google tells us your name and your verified email address. If you pay for a subscription or a boost, the payment service tells us that and how much was paid, never your card number. And other members may mention you, invite you, put you in a picture or report something you wrote.',
      ),
    ],
  },
  {
    id: 'why',
    heading: 'Why we use it',
    blocks: [
      list(
        'To do what you came for: to show your posts, carry invitations, issue tickets, take bookings to providers, deliver messages. This is our contract with you.',
        'To keep people safe: to limit abuse, answer reports, check provider documents and keep an audit log of staff actions. This is our legitimate interest, and yours.',
        'To do what the law demands, such as keeping records of payments.',
        'With your consent, which you can withdraw at any time: push messages in your browser, the Meet New Friends community, and the optional parts of your profile.',
      ),
      paragraph(
        'Suggestions such as Find Friends are ordered by connections in common and then by place. No decision with legal weight is made about you by a machine alone.',
      ),
    ],
  },
]
