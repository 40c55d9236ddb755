import { type LegalText, list, paragraph } from '#pages/legal-page/legal-text.ts'

const text: LegalText = {
  title: 'Privacy Policy',
  updated: '2026-11-01',
  intro:
    'Celebrations are personal. This page says what we know about you, why, who sees it, and how you take it back. It is as long as it has to be and no longer.',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      blocks: [
        list(
          'You decide who sees your posts, your profile and your events.',
          'We do not sell your data, show advertising from outside, or follow you around the web.',
          'Pictures lose their hidden data, such as the place where they were taken, before anybody sees them.',
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
          'To open an account: your name, e-mail address, mobile number, country and a password.',
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
          'If you sign in with Google, Google tells us your name and your verified e-mail address. If you pay for a subscription or a boost, the payment service tells us that and how much was paid, never your card number. And other members may mention you, invite you, put you in a picture or report something you wrote.',
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
    {
      id: 'who-sees',
      heading: 'Who sees what',
      blocks: [
        list(
          'Posts of a private account, and their files, are seen by its accepted connections only. A share never widens that circle. Posts of other accounts are public.',
          'An event is seen by those its host opened it to. Public events and provider pages can be read without an account and found through links.',
          'Hosts see who was invited and what each person answered. Hosts and their helpers at the door see your name when your ticket is scanned.',
          'A provider sees the details of the events and bookings addressed to it.',
          'Somebody you block no longer sees you, nor you them.',
          'Moderators see what has been reported, with its context.',
        ),
        paragraph(
          'Your personal calendar address shows your events to whoever has it. Keep it to yourself, like a key.',
        ),
      ],
    },
    {
      id: 'files',
      heading: 'Pictures, videos, songs and documents',
      blocks: [
        paragraph(
          'Each picture is made anew when you upload it, in several sizes, and hidden data in the file, such as GPS coordinates, is removed. Video and audio files are checked too, and descriptive data in them, such as place and date, is removed. A song’s title is shown with it.',
        ),
        paragraph(
          'Documents of service providers are private files. Only the provider itself and our administrators can open them.',
        ),
      ],
    },
    {
      id: 'sharing',
      heading: 'Whom we pass data to',
      blocks: [
        list(
          'Companies that run servers, storage and e-mail delivery for us. They work on our instructions and for nothing else.',
          'The payment service, such as PayPal, for subscriptions and boosts.',
          'Google, if you choose to sign in with it, and the push service of your browser’s maker, if you allow push messages.',
          'Authorities, where a valid legal order obliges us, and no more than it demands.',
          'A successor, should Celebrio one day be run by somebody else, under the promises of this page and with notice to you.',
        ),
        paragraph(
          'Between a celebrant and a provider, and between a buyer and a seller, money does not pass through the platform. We therefore hold no data about those payments beyond what the booking says.',
        ),
      ],
    },
    {
      id: 'messages',
      heading: 'E-mails and notifications',
      blocks: [
        paragraph(
          'E-mails about your account, such as codes, confirmations and security alerts, always reach you. Other e-mails come only after you have confirmed your address, in your language, and for things that matter. In Settings you switch notifications off, altogether or by kind.',
        ),
        paragraph(
          'Chat messages are stored on our servers so that you find them on every device, and are not end-to-end encrypted. You may delete a message of yours for everyone. First messages from people you are not connected with arrive as requests.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        paragraph(
          'Your browser stores what Celebrio needs to work: the token that keeps you signed in, your name, e-mail address and account type, your country, your language and whether you have seen the welcome. There are no advertising cookies and no trackers of other companies. Logging out removes the sign-in.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'How we guard it',
      blocks: [
        list(
          'Passwords are kept only as an Argon2id hash, which nobody can turn back into your password.',
          'Sign-in tokens are long random values of which we keep only a hash. They expire after 30 days without use, and a new password ends all other sessions.',
          'Reset codes live for 10 minutes and die after five wrong tries. The link that confirms your e-mail address lives for 24 hours.',
          'Every ticket has a code that cannot be guessed and that opens the door once.',
          'Attempts to sign in, to register and to request codes are limited in number.',
        ),
        paragraph(
          'No system is perfect. If something happens that puts your data at risk, we tell you and the authorities as the law requires, and say what to do.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Children and young people',
      blocks: [
        paragraph(
          'Ages 12 and under use a kids account, with the consent of a parent or guardian. It cannot be found in search, in Find Friends or in Meet New Friends, only accepted connections can message it, and it has neither deals nor bookings. We ask a child for no more than the account needs.',
        ),
        paragraph(
          'A parent or guardian may see, correct and delete the child’s data, in the account or by writing to us. Meet New Friends is closed to everybody under 18. If you think that a child is here without consent, report the profile, and we will act.',
        ),
      ],
    },
    {
      id: 'keeping',
      heading: 'How long we keep it, and how it goes',
      blocks: [
        paragraph(
          'We keep your data for as long as you have your account. What you delete disappears from view at once. While your account is suspended, it and everything it owns is hidden, and kept for your return.',
        ),
        paragraph(
          'When you delete your account, you are signed out everywhere and everything is hidden at once. After 30 days your personal data is erased, together with the files of your posts. Only what the law obliges us to keep, such as records of payments made to us, stays for the time the law sets, and serves no other purpose.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights, wherever you live',
      blocks: [
        list(
          'See and take: Download My Data in Settings gives you one archive of everything the account holds.',
          'Correct: edit your profile, posts, events and comments yourself.',
          'Limit and object: make your account private, leave Meet New Friends, switch off notifications, block, or suspend the account.',
          'Erase: delete single things, or the whole account.',
          'Complain: to us first, if you will, and at any time to the data protection authority where you live.',
        ),
        paragraph(
          'We treat nobody worse for using a right. For anything you cannot do yourself, write to us, and we answer within 30 days, or sooner where your law says so.',
        ),
      ],
    },
    {
      id: 'where',
      heading: 'Where your data lives',
      blocks: [
        paragraph(
          'Celebrio is based in the United States, and your data is handled there. If you join from another country, your data travels to the United States. We protect it there as this page says, and give you the safeguards that the law of your country requires for such a transfer.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, and how to reach us',
      blocks: [
        paragraph(
          'When this policy changes, we tell you at least 7 days before, on Celebrio and by e-mail to confirmed addresses. The date at the top is that of the version you are reading.',
        ),
        paragraph(
          'Questions about your data reach us through Celebrio’s own pages: providers use Contact Us in their menu, and everyone has Report beside each post, comment, person and deal, and the choices about their data in Settings.',
        ),
      ],
    },
  ],
}

export default text
