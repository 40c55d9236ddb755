import { namedFaces as named } from '@celebrio/art/people/named'
import type { DemoPerson } from './person.ts'

/** Those who cook, play and arrange. */
export const providers = {
  ruth: {
    name: 'Ruth Asante',
    country: 'US',
    state: 'New York',
    city: 'Brooklyn',
    mobile: '+17185550125',
    language: 'en',
    face: named.ruth,
    joined: 40,
    company: { name: 'Saffron & Smoke', address: '18 Dean Street', since: 2014, logo: 'bowl' },
    why: 'caters as Saffron & Smoke',
  },
  ines: {
    name: 'Inês Carvalho',
    country: 'PT',
    city: 'Lisbon',
    mobile: '+351915550126',
    language: 'pt',
    face: named.ines,
    joined: 37,
    company: { name: 'Petal Post', address: 'Rua das Flores 52', since: 2019, logo: 'bloom' },
    why: 'does flowers as Petal Post, in Portuguese',
  },
  marcus: {
    name: 'Marcus Bell',
    country: 'US',
    city: 'New York City',
    mobile: '+12125550127',
    language: 'en',
    face: named.marcus,
    joined: 40,
    company: { name: 'The Palm Trio', address: '240 Lenox Avenue', since: 2009, logo: 'palms' },
    why: 'plays with The Palm Trio; posts with songs',
  },
  harpreet: {
    name: 'Harpreet Gill',
    country: 'US',
    city: 'Jackson Heights',
    mobile: '+17185550128',
    language: 'en',
    face: named.harpreet,
    joined: 35,
    company: { name: 'Mithai Mile', address: '37-11 74th Street', since: 2002, logo: 'sweets' },
    why: 'makes sweets as Mithai Mile',
  },
} satisfies Record<string, DemoPerson>
