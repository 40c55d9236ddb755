import type { PersonKey } from './people.ts'

type Born = { dob: string /** 0 Male, 1 Female, 2 Other. */; gender: 0 | 1 | 2 }

/** When those were born who are not in a company's name. */
export const born: Partial<Record<PersonKey, Born>> = {
  amara: { dob: '1988-03-14', gender: 1 },
  ngozi: { dob: '1956-11-28', gender: 1 },
  samuel: { dob: '1953-02-02', gender: 0 },
  sofia: { dob: '1993-06-21', gender: 1 },
  lucia: { dob: '1999-09-09', gender: 1 },
  diego: { dob: '1996-12-24', gender: 0 },
  priya: { dob: '1990-10-18', gender: 1 },
  hana: { dob: '1995-04-05', gender: 1 },
  tomas: { dob: '1992-07-30', gender: 0 },
  leila: { dob: '1985-05-27', gender: 1 },
  grace: { dob: '1979-01-31', gender: 1 },
  rafael: { dob: '1987-08-08', gender: 0 },
  kwame: { dob: '1981-03-06', gender: 0 },
  yuki: { dob: '1964-11-03', gender: 1 },
  noor: { dob: '2002-05-15', gender: 1 },
  mei: { dob: '1998-01-22', gender: 1 },
  oliver: { dob: '1975-10-12', gender: 0 },
  andre: { dob: '1989-02-13', gender: 0 },
  ben: { dob: '2001-06-17', gender: 0 },
  chloe: { dob: '2004-04-01', gender: 1 },
  zainab: { dob: '1997-07-07', gender: 1 },
  olena: { dob: '1991-08-24', gender: 1 },
  meera: { dob: '1969-12-05', gender: 1 },
  thandiwe: { dob: '1983-09-24', gender: 1 },
}

export type Newcomer = {
  name: string
  summary: string
  likes: string
  address: string
  /** 0 My Treat, 1 No Treat. */
  treat: 0 | 1
  /** Days ago. */
  joined: number
}

/** Who would like to meet new friends, in their own words. */
export const newcomers: Partial<Record<PersonKey, Newcomer>> = {
  lucia: {
    name: 'Lucía',
    summary: 'Bailo en todas las bodas, aunque no conozca a nadie.',
    likes: 'Cumbia, tacos al pastor, álbumes de fotos',
    address: 'Chapultepec, Guadalajara',
    treat: 0,
    joined: 3,
  },
  kwame: {
    name: 'Kwame',
    summary: 'I bring the drum and the jollof argument. New in town, happy to help carry chairs.',
    likes: 'Highlife, chess, grilled plantain',
    address: 'Osu, near the beach',
    treat: 0,
    joined: 5,
  },
  yuki: {
    name: 'ゆき',
    summary: 'I fold one paper crane for every guest. Come and learn it over tea.',
    likes: 'Paper, tea, slow walks',
    address: 'Nishiki Market, Kyoto',
    treat: 1,
    joined: 6,
  },
  chloe: {
    name: 'Chloé',
    summary: 'Étudiante en pâtisserie : je cherche des gens qui goûtent sans compter.',
    likes: 'Choux, vélo, vieux films',
    address: 'Vieux-Port, Marseille',
    treat: 1,
    joined: 8,
  },
  thandiwe: {
    name: 'Thandiwe from the choir next door',
    summary: 'We sing at birthdays on request. You only need to know the refrain.',
    likes: 'Choir, gardens, Sunday lunch',
    address: 'Zoo Lake, Johannesburg',
    treat: 0,
    joined: 10,
  },
  olena: {
    name: 'Olena',
    summary: 'Two years in a new city and I still miss dancing on New Year’s Eve. Who joins?',
    likes: 'Embroidery, honey cake, skating',
    address: 'Karlín, Prague',
    treat: 1,
    joined: 11,
  },
  rafael: {
    name: 'Rafa',
    summary: 'Faço churrasco para vinte, convido dez. Sempre cabe mais um.',
    likes: 'Samba, futebol, churrasco',
    address: 'Rio Vermelho, Salvador',
    treat: 0,
    joined: 13,
  },
  meera: {
    name: 'Meera',
    summary: 'Retired teacher with a large kitchen and nobody to taste the ladoos.',
    likes: 'Rangoli, old songs, crosswords',
    address: 'A café in Mylapore',
    treat: 0,
    joined: 15,
  },
  mei: {
    name: 'Mei',
    summary: 'I photograph parties of strangers. They stop being strangers quite quickly.',
    likes: 'Film cameras, night markets',
    address: 'Da’an, Taipei',
    treat: 1,
    joined: 17,
  },
  amara: {
    name: 'Amara',
    summary: 'Planning a seventieth birthday and glad of every idea, and of a walk after it.',
    likes: 'Highlife, long tables, list-making',
    address: 'Prospect Park, Brooklyn',
    treat: 0,
    joined: 18,
  },
}

/** Treats that wait for an answer, and one with a yes. */
export const treats: readonly { by: PersonKey; to: PersonKey; accepted?: true }[] = [
  { by: 'lucia', to: 'amara' },
  { by: 'kwame', to: 'amara', accepted: true },
  { by: 'amara', to: 'yuki' },
]
